import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { giveUp, hasNode24, inRoot, root } from "./places.mjs"
import { isInstalled } from "./isInstalled.mjs"

const stamp = inRoot("node_modules/.frit-lock")

/** Installs the packages in package-lock.json, unless exactly these are installed. */
export const installPackages = () => {
  const lock = readFileSync(inRoot("package-lock.json"), "utf8")
  const hash = createHash("sha256").update(lock).digest("hex")
  if (hasNode24() && read(stamp) === hash) return
  if (!hasNode24() || !isInstalled(lock, read(inRoot("node_modules/.package-lock.json")))) install()
  writeFileSync(stamp, hash)
}

/** Returns whether the packages for running Frit are installed and those for building were left out, as in an image. */
export const isPruned = () =>
  !hasNode24() &&
  isInstalled(readFileSync(inRoot("package-lock.json"), "utf8"), read(inRoot("node_modules/.package-lock.json")), {
    toRun: true
  })

const read = (file) => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}

// NODE_ENV=production would omit the compiler, the bundler and Node 24 itself; an older Node would print pages of
// warnings.
const install = () => {
  console.log("Installing packages (about a minute the first time)")
  const npm = process.env.npm_execpath
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
  const done = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" })
  if (done.error) giveUp(`Cannot run npm: ${done.error.message}`)
  if (done.signal) process.exit(130)
  if (done.status !== 0)
    giveUp("The packages could not be installed; see npm's message above. Check the network and try again.")
  if (!hasNode24())
    giveUp("The packages were installed without Node 24: allow npm to run the install script of the package `node`.")
}
