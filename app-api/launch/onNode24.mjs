import { spawnSync } from "node:child_process"
import { installPackages } from "./installPackages.mjs"
import { environment, node24, root } from "./places.mjs"

/**
 * Runs one of our programs, named after Node's own options, with the arguments of this one, on the Node 24 that the
 * packages bring; ends as it does.
 */
export const onNode24 = (...program) => {
  installPackages()
  const done = spawnSync(node24, [...program, ...process.argv.slice(2)], {
    cwd: root,
    env: environment(),
    stdio: "inherit"
  })
  process.exit(done.status ?? 130)
}
