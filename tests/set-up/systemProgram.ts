import { spawnSync } from "node:child_process"

/**
 * Returns the path of a system program. If missing, installs it with apt where permitted (root on Debian, as in CI);
 * otherwise prints why and returns undefined.
 */
export const systemProgram = (name: string, debianPackage = name): string | undefined =>
  onPath(name) ?? installed(name, debianPackage)

const installed = (name: string, debianPackage: string) => {
  if (process.getuid?.() === 0 && onPath("apt-get") !== undefined) {
    console.log(`Installing ${debianPackage} with apt-get`)
    const apt = (...args: ReadonlyArray<string>) =>
      spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=300", ...args], {
        stdio: "ignore",
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
      })
    apt("update")
    apt("install", "-y", "--no-install-recommends", debianPackage)
  }
  const found = onPath(name)
  if (found === undefined)
    console.error(
      `${name} was not found and could not be installed; tests that need it are skipped. Install the package ${debianPackage}.`
    )
  return found
}

const onPath = (name: string) =>
  spawnSync("sh", ["-c", 'PATH="$PATH:/usr/sbin:/sbin" command -v "$1"', "sh", name], {
    encoding: "utf8"
  }).stdout?.trim() || undefined
