import { spawnSync } from "node:child_process"
import { findBrowser } from "./findBrowser.ts"
import { runStep } from "./runStep.ts"
import { everyStep, quickSteps } from "./steps.ts"
import { sum, tallyLine } from "./Tally.ts"

const isAsked = (flag: string) => process.argv.includes(flag)

const browser = isAsked("--quick") ? undefined : findBrowser()
if (browser !== undefined) process.env["CHROMIUM"] = browser

if (isAsked("--bench")) {
  process.exit(spawnSync(process.execPath, ["tests/bench/run.ts"], { stdio: "inherit" }).status ?? 130)
}

const results = (isAsked("--quick") ? quickSteps() : everyStep()).map((step) => ({ step, tally: runStep(step) }))
const total = sum(results.map(({ tally }) => tally))

console.log("")
for (const { step, tally } of results) console.log(`${tally.failed > 0 ? "✗" : "✓"} ${step.name}: ${tallyLine(tally)}`)
console.log(tallyLine(total))
process.exit(total.failed > 0 ? 1 : 0)
