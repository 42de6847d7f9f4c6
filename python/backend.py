#!/usr/bin/env python3
"""Makes the wheel: what `pip install ./python` asks (PEP 517), and `backend.py BUILD FOLDER` from a folder already built.

The wheel holds the module, the library, and the libraries that it needs, apart from those of C and C++.  Made twice of the
same files it has the same bytes.
"""
import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile

root = pathlib.Path(__file__).resolve().parent.parent
project = re.search(r'project\(tedomari VERSION (\S+) .*DESCRIPTION "([^"]*)"', (root / "CMakeLists.txt").read_text())
version, summary = project[1], project[2]
name = f"tedomari-{version}"
# Whose versions belong to the system: they are there, or the tag of the wheel keeps it from being installed.
of_the_system = re.compile(r"/(ld-linux|lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+))[-.]")


def run(*command, **more):
    return subprocess.run([str(word) for word in command], check=True, text=True, **more)


def libraries_of(binary):
    said = run("ldd", binary, stdout=subprocess.PIPE).stdout
    paths = [pathlib.Path(path) for path in re.findall(r"=> (/\S+) ", said)]
    return [path for path in paths if not of_the_system.search(str(path))]


def owner_of(path):
    """The Debian package that brought a library; nothing of one that was built."""
    for name in (path, f"/usr{path}"):
        said = subprocess.run(["dpkg", "-S", str(name)], capture_output=True, text=True).stdout
        if said:
            return said.split(":")[0]
    return None


def gather(build, package):
    """Installs what CMake has and brings the libraries that it needs beside it."""
    with tempfile.TemporaryDirectory() as scratch:
        for component in ("library", "python"):
            run("cmake", "--install", build, "--prefix", scratch, "--component", component, "--strip",
                stdout=subprocess.DEVNULL)
        [module] = pathlib.Path(scratch).rglob("_tedomari*.so")
        shutil.copytree(module.parent, package)
        for path in libraries_of(module):
            shutil.copy(path, package / path.name)
            os.chmod(package / path.name, 0o755)
            if owner := owner_of(path):
                shutil.copy(f"/usr/share/doc/{owner}/copyright", package / f"LICENCE.{owner}")
    for binary in package.glob("*.so*"):
        run("patchelf", "--set-rpath", "$ORIGIN", binary)


def needed_glibc(package):
    """The newest version of the C library that any of the binaries asks for."""
    said = "".join(run("objdump", "-T", binary, stdout=subprocess.PIPE).stdout for binary in package.glob("*.so*"))
    return max((int(a), int(b)) for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", said))


def metadata():
    return f"""Metadata-Version: 2.1
Name: tedomari
Version: {version}
Summary: {summary}
License: MIT
Requires-Python: >=3.9
Requires-Dist: numpy
Description-Content-Type: text/markdown

{(root / "docs/python.md").read_text()}"""


def pack(build, folder):
    """Writes the wheel; its name."""
    with tempfile.TemporaryDirectory() as scratch:
        package = pathlib.Path(scratch) / "tedomari"
        gather(build, package)
        python = f"cp{sys.version_info.major}{sys.version_info.minor}"
        glibc = "manylinux_{}_{}".format(*needed_glibc(package))
        tag = f"{python}-{python}-{glibc}_{os.uname().machine}"
        files = {f"tedomari/{path.name}": path.read_bytes() for path in package.iterdir() if path.is_file()}
        info = f"{name}.dist-info"
        files[f"{info}/METADATA"] = metadata().encode()
        files[f"{info}/LICENSE"] = (root / "LICENSE").read_bytes()
        files[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: tedomari ({version})\nRoot-Is-Purelib: false\n"
                                  f"Tag: {tag}\n").encode()
    lines = []
    for path, content in sorted(files.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}\n")
    record = f"{info}/RECORD"
    files[record] = "".join([*lines, f"{record},,\n"]).encode()

    wheel = f"{name}-{tag}.whl"
    when = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", 315532800)))[:6]
    with zipfile.ZipFile(pathlib.Path(folder) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in sorted(files.items(), key=lambda item: (".dist-info" in item[0], item[0])):
            entry = zipfile.ZipInfo(path, when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100755 if ".so" in path else 0o100644) << 16
            archive.writestr(entry, content)
    return wheel


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    """Of pip, which asks before anything is built."""
    info = pathlib.Path(metadata_directory) / f"{name}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(metadata())
    (info / "WHEEL").write_text(f"Wheel-Version: 1.0\nGenerator: tedomari ({version})\nRoot-Is-Purelib: false\n")
    return info.name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Of pip: builds what is missing in TEDOMARI_BUILD, or in build/wheel of the repository."""
    build = root / os.environ.get("TEDOMARI_BUILD", "build/wheel")
    run("cmake", "-S", root, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DTEDOMARI_TESTS=OFF",
        f"-DPython3_EXECUTABLE={sys.executable}")
    run("cmake", "--build", build, "--target", "libtedomari", "_tedomari")
    return pack(build, wheel_directory)


if __name__ == "__main__":
    print(pack(*sys.argv[1:]))
