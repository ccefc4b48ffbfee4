// `npm test`, `npm run check` (--quick) and `npm run bench` (--bench). Runs on any Node ≥ 20.
import { spawnSync } from "node:child_process"
import { installPackages } from "../app-api/launch/installPackages.mjs"
import { environment, node24, root } from "../app-api/launch/places.mjs"

// Counted as a failure, so that readers of the last line do not mistake a failed setup for success.
const countSetUp = (code) => code !== 0 && console.log("0 passed, 1 failed")
process.once("exit", countSetUp)
installPackages()
process.off("exit", countSetUp)

const args = ["tests/set-up/runEverything.ts", ...process.argv.slice(2)]
const done = spawnSync(node24, args, { cwd: root, env: environment(), stdio: ["ignore", "inherit", "inherit"] })
process.exit(done.status ?? 130)
