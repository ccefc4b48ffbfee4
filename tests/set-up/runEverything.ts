import { spawnSync } from "node:child_process"
import { findBrowser, findShell } from "./findBrowser.ts"
import { runStep, type StepResult } from "./runStep.ts"
import { changedSteps, everyStep, quickSteps } from "./steps.ts"
import { sum, tallyLine } from "./Tally.ts"

const isAsked = (flag: string) => process.argv.includes(flag)

const browser = isAsked("--quick") ? undefined : findBrowser()
if (browser !== undefined) {
  process.env["CHROMIUM"] = browser
  process.env["CHROMIUM_SHELL"] = findShell() ?? browser
}

if (isAsked("--bench")) {
  process.exit(
    spawnSync(process.execPath, ["tests/bench/run.ts", ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 130
  )
}

/** Files that differ from the last commit, including new ones. */
const changedFiles = () =>
  spawnSync("git", ["status", "--porcelain", "--no-renames", "-uall"], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => line.slice(3))
    .filter((file) => file !== "")

const steps = isAsked("--changed") ? changedSteps(changedFiles()) : isAsked("--quick") ? quickSteps() : everyStep()

/** The steps to run, long ones first. Each long step gets its own runner, and one more runner takes all the others. */
const queue = steps.toSorted((one, other) => Number(other.isLong ?? false) - Number(one.isLong ?? false))
const runs = 1 + queue.filter(({ isLong }) => isLong === true).length
const results: Array<StepResult> = []

/** Runs steps one after another until none is left. Background runners print a step's output when it ends. */
const inTurn = async (isBeside: boolean) => {
  for (let step = queue.shift(); step !== undefined; step = queue.shift())
    results.push(await runStep(step, isBeside ? "inTheEnd" : "atOnce"))
}

// Browsers wait more than they compute, so the long steps run next to everything else, each in its own runner.
// Whichever runner finishes first takes the next step. A fourth runner on two cores made every step take half as long
// again.
await Promise.all(Array.from({ length: runs }, (_, nth) => inTurn(nth < runs - 1)))
results.sort((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step))
const total = sum(results.map(({ tally }) => tally))

// Readers look at the end of a long log, so failures are repeated here.
for (const { failed, retried, step } of results) {
  for (const { title, why } of failed) console.log(`\nfailed in ${step.name}: ${title}\n  ${why}`)
  for (const { title, why } of retried) console.log(`\nflaky in ${step.name}: ${title}\n  ${why}`)
}

console.log("")
for (const { step, tally } of results) console.log(`${tally.failed > 0 ? "✗" : "✓"} ${step.name}: ${tallyLine(tally)}`)
console.log(tallyLine(total))
process.exit(total.failed > 0 ? 1 : 0)
