// SPDX-License-Identifier: MIT
#include <cstdint>

// What sources whose branches are watched (TEDOMARI_WATCHED) call and write, for a library that no fuzz target is part of:
// nobody listens.  The names are the compiler's; as all are called and none answers, one body does for all.
__asm__(
    ".text\n"
    ".irp name, 8bit_counters_init, pcs_init, trace_cmp1, trace_cmp2, trace_cmp4, trace_cmp8, "
    "trace_const_cmp1, "
    "trace_const_cmp2, trace_const_cmp4, trace_const_cmp8, trace_div4, trace_div8, trace_gep, "
    "trace_pc_indir, "
    "trace_switch\n"
    ".hidden __sanitizer_cov_\\name\n"
    ".global __sanitizer_cov_\\name\n"
    "__sanitizer_cov_\\name:\n"
    ".endr\n"
    "    ret\n");

extern "C" {
extern thread_local std::uintptr_t __sancov_lowest_stack;
thread_local std::uintptr_t __sancov_lowest_stack = 0;
}
