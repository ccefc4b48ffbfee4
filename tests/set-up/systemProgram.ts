import { spawnSync } from "node:child_process"

/**
 * Where a program of the system is. Not there, it is installed by apt where we may (root on Debian, as CI is);
 * undefined, with a word why, where not.
 */
export const systemProgram = (name: string, debianPackage = name): string | undefined =>
  onPath(name) ?? installed(name, debianPackage)

const installed = (name: string, debianPackage: string) => {
  if (process.getuid?.() === 0 && onPath("apt-get") !== undefined) {
    console.log(`Installing the system's ${debianPackage}`)
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
      `There is no ${name} here, and it could not be installed: what needs it is skipped. Install the package ${debianPackage}.`
    )
  return found
}

const onPath = (name: string) =>
  spawnSync("sh", ["-c", 'PATH="$PATH:/usr/sbin:/sbin" command -v "$1"', "sh", name], {
    encoding: "utf8"
  }).stdout?.trim() || undefined
