import { spawnSync } from "node:child_process"
import { installPackages, isPruned } from "./installPackages.mjs"
import { environment, node24, root } from "./places.mjs"

/**
 * Runs one of our programs, named after Node's own options, with the arguments of this one, on the Node 24 that the
 * packages bring, or in an image, where nothing is installed any more, on this one; ends as it does.
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
