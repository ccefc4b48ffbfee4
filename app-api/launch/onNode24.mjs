import { spawnSync } from "node:child_process"
import { installPackages, isPruned } from "./installPackages.mjs"
import { environment, node24, root } from "./places.mjs"

/**
 * Runs one of our programs, given after Node's own options, with this process's arguments. Uses the Node 24 from the
 * packages, or the current Node in an image, where no packages are installed. Exits with the program's status.
 */
export const onNode24 = (...program) => {
  const isImage = Number(process.versions.node.split(".")[0]) >= 24 && isPruned()
  if (!isImage) installPackages()
  const done = spawnSync(isImage ? process.execPath : node24, [...program, ...process.argv.slice(2)], {
    cwd: root,
    env: environment(),
    stdio: "inherit"
  })
  process.exit(done.status ?? 130)
}
