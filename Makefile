# The commands of the project.  `make run` and `make test` are all a newcomer needs: they install what is
# missing (Debian), build, and do their job.
JOBS ?= 2
export CCACHE_NOHASHDIR = 1
export CCACHE_BASEDIR = $(CURDIR)

quietly = log=$$(mktemp) && { $(1) >$$log 2>&1 || { cat $$log; rm -f $$log; exit 1; }; } && rm -f $$log
configure = @$(call quietly,cmake --preset $(1))

.PHONY: help run test build page site release bench format layout lint fuzz asan tsan coverage clean packages

help:  ## list these commands
	@sed -n -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

packages:
	@tools/install-packages

build: packages  ## build the optimised program, build/tedomari
	$(call configure,release)
	@tools/build build $(JOBS) tedomari

run: build  ## show what the program does, on a bundled example
	@tools/tour build/tedomari

test: packages  ## build with asserts, fuzz briefly, run every test
	$(call configure,dev)
	@tools/build build/dev $(JOBS)
	@tests/fuzz/run build/dev 5 $(JOBS)
	@ctest --test-dir build/dev -j $(JOBS) --output-on-failure --progress

TESTS ?= .
asan: packages  ## run every test (or those named like TESTS) under the address and undefined-behaviour sanitizers
	$(call configure,asan)
	@tools/build build/asan $(JOBS)
	@ulimit -s 65536; ctest --test-dir build/asan -R '$(TESTS)' -j $(JOBS) --output-on-failure --progress  # larger frames

# The modules that start threads; of valuation, whose tests take long, the file that does.
THREADED = base gtp net playout scoring player web kata mcp
tsan: packages  ## run the tests of what has threads under the thread sanitizer
	$(call configure,tsan)
	@tools/build build/tsan $(JOBS) $(THREADED:%=%_test) valuation_test
	@TSAN_OPTIONS=suppressions=$(CURDIR)/tests/tsan.supp ctest --test-dir build/tsan -R '^($(subst $(eval ) ,|,$(THREADED))|valuation\.watch)\.' -j $(JOBS) --output-on-failure --progress

coverage: packages  ## which lines of each module the tests reach
	$(call configure,coverage)
	@tools/build build/coverage $(JOBS)
	@ctest --test-dir build/coverage -j $(JOBS) --output-on-failure --progress
	@tools/coverage build/coverage

page: packages  ## rebuild the page's committed files, web/dist
	@cd web && npm install --no-save --ignore-scripts --loglevel=error && npm run --silent build

site: packages  ## the page and the program as files for any web space, build/site (wants Debian's emscripten)
	@command -v emcc >/dev/null || { echo "make site wants Emscripten: apt-get install emscripten" >&2; exit 2; }
	$(call configure,wasm)
	@tools/build build/wasm $(JOBS) core
	@cd web && npm install --no-save --ignore-scripts --loglevel=error && node site.mjs ../build/wasm/core.wasm ../build/site

release: packages  ## make all that is given away, into release/, of the last commit
	@tools/install-packages packaging/debian-packages.txt
	@packaging/release release $(JOBS)

bench: build  ## speed against the stated goals
	@build/tedomari bench

SECONDS_EACH ?= 60
fuzz: packages  ## run each fuzz target for SECONDS_EACH seconds (60)
	$(call configure,fuzz)
	@tools/build build/fuzz $(JOBS) fuzz_targets
	@tests/fuzz/run build/fuzz $(SECONDS_EACH) $(JOBS)

format:  ## lay the sources out by .clang-format
	@git ls-files '*.h' '*.cc' | xargs clang-format -i

layout: packages  ## is everything laid out by .clang-format?
	@git ls-files '*.h' '*.cc' | xargs clang-format --dry-run --Werror

lint: layout  ## that, and clang-tidy over all but tests; both must be clean
	$(call configure,dev)
	@tools/tidy build/dev $(JOBS)

clean:  ## remove everything built
	@rm -rf build release
