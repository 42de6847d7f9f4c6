# The commands of the project.  `make run` and `make test` are all a newcomer needs: they install what is
# missing (Debian), build, and do their job.
JOBS ?= 2
export CCACHE_NOHASHDIR = 1

quietly = log=$$(mktemp) && { $(1) >$$log 2>&1 || { cat $$log; rm -f $$log; exit 1; }; } && rm -f $$log
configure = @$(call quietly,cmake --preset $(1))

.PHONY: help run test build page bench format lint fuzz asan tsan clean packages

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
	$(call configure,clang)
	@tools/build build/clang $(JOBS)
	@tests/fuzz/run build/clang 5 $(JOBS)
	$(call configure,dev)
	@tools/build build/dev $(JOBS)
	@ctest --test-dir build/dev -j $(JOBS) --output-on-failure --progress

asan tsan: packages  ## run every test under a sanitizer
	$(call configure,$@)
	@tools/build build/$@ $(JOBS)
	@ulimit -s 65536; ctest --test-dir build/$@ -j $(JOBS) --output-on-failure --progress  # larger frames

page: packages  ## rebuild the page's committed files, web/dist
	@cd web && npm install --no-save --ignore-scripts --loglevel=error && npm run --silent build

bench: build  ## speed against the stated goals
	@build/tedomari bench

SECONDS_EACH ?= 60
fuzz: packages  ## run each fuzz target for SECONDS_EACH seconds (60)
	$(call configure,fuzz)
	@tools/build build/fuzz $(JOBS) fuzz_targets
	@tests/fuzz/run build/fuzz $(SECONDS_EACH) $(JOBS)

format:  ## lay the sources out by .clang-format
	@git ls-files '*.h' '*.cc' | xargs clang-format -i

lint: packages  ## clang-format over everything and clang-tidy over all but tests; both must be clean
	@git ls-files '*.h' '*.cc' | xargs clang-format --dry-run --Werror
	$(call configure,dev)
	@git ls-files 'src/*.cc' | grep -vE '\.(bench|test)\.cc$$' | xargs -P $(JOBS) -n 4 clang-tidy -p build/dev --quiet

clean:  ## remove everything built
	@rm -rf build
