// `npm test`, `npm run check` (--quick) and `npm run bench` (--bench). Any Node ≥ 20 may run it.
import { spawnSync } from "node:child_process"
import { installPackages } from "../app-api/launch/installPackages.mjs"
import { environment, node24, root } from "../app-api/launch/places.mjs"

// Whoever reads only the last line must not take a failed set-up for success.
const countSetUp = (code) => code !== 0 && console.log("0 passed, 1 failed")
process.once("exit", countSetUp)
installPackages()
process.off("exit", countSetUp)

const args = ["tests/set-up/runEverything.ts", ...process.argv.slice(2)]
const done = spawnSync(node24, args, { cwd: root, env: environment(), stdio: ["ignore", "inherit", "inherit"] })
process.exit(done.status ?? 130)
