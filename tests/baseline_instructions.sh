#!/bin/bash
# baseline_instructions.sh ARCHIVE…: outside of the objects compiled for newer processors (lockstep_avx*), which are
# entered only after a look at the processor, there is no instruction that the first x86-64 did not have.
# `tzcnt` is none: an older processor reads it as `bsf`, and compilers write it where both give the same.
set -euo pipefail
objdump -d --no-show-raw-insn "$@" | awk -F '\t' '
    /file format/ { object = $1; guarded = object ~ /lockstep_avx/; guards += guarded; objects++ }
    /^[0-9a-f]+ <.*>:$/ { place = $0 }
    !guarded && NF > 1 {
        split($2, words, " ")
        i = 1
        while (words[i] ~ /^(lock|rep|repz|repnz|notrack|bnd|data16|cs|ds|es|fs|gs|ss|addr32|rex.*)$/) i++
        if (words[i] ~ newer) {
            if (++found <= 20) print object " " place " " $2
        }
    }
    END {
        if (found) { print found " instructions that not every x86-64 has"; exit 1 }
        if (guards != 2 || objects < 100) { print "saw " objects " objects, of which " guards " are guarded"; exit 1 }
    }' newer='^(v[a-z0-9]+|k(mov|and|or|xor|not|add|unpck|shift|test|ortest)[a-z]*|popcnt[wlq]?|lzcnt[wlq]?|andn[lq]?|bextr[lq]?|bls(i|r|msk)[lq]?|pdep[lq]?|pext[lq]?|bzhi[lq]?|mulx[lq]?|rorx[lq]?|s(ar|hl|hr)x[lq]?|movbe[wlq]?|cmpxchg16b|crc32[bwlq]?|adcx[lq]?|adox[lq]?|rd(rand|seed)|addsubp[sd]|h(add|sub)p[sd]|lddqu|movddup|movs[hl]dup|fisttp.*|pshufb|ph(add|sub)(w|d|sw)|pmaddubsw|pmulhrsw|psign[bwd]|pabs[bwd]|palignr|blend.*|pblend.*|dpp[sd]|extractps|insertps|mpsadbw|packusdw|pcmpeqq|pextr[bdq]|phminposuw|pinsr[bdq]|pmaxs[bd]|pmaxu[wd]|pmins[bd]|pminu[wd]|pmov[sz]x.*|pmuldq|pmulld|ptest|round[sp][sd]|movntdqa|pcmpgtq|pcmp[ie]str[im]|aes.*|pclmul.*|sha(1|256).*)$'
