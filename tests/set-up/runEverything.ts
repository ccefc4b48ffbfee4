import { spawnSync } from "node:child_process"
import { findBrowser, findShell } from "./findBrowser.ts"
import { runStep, type Speech } from "./runStep.ts"
import { changedSteps, everyStep, quickSteps, type Step } from "./steps.ts"
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

/** What differs from the last commit, new files too. */
const changedFiles = () =>
  spawnSync("git", ["status", "--porcelain", "--no-renames", "-uall"], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => line.slice(3))
    .filter((file) => file !== "")

/** One after another. */
const inTurn = async (steps: ReadonlyArray<Step>, speech?: Speech) => {
  const results = []
  for (const step of steps) results.push(await runStep(step, speech))
  return results
}

// A browser waits more than it works: the two long runs, each with one of its own, go on beside all else.
const steps = isAsked("--changed") ? changedSteps(changedFiles()) : isAsked("--quick") ? quickSteps() : everyStep()
const results = (
  await Promise.all([
    inTurn(steps.filter(({ isLong }) => isLong !== true)),
    ...steps.filter(({ isLong }) => isLong === true).map((step) => inTurn([step], "inTheEnd"))
  ])
).flat()
const total = sum(results.map(({ tally }) => tally))

// The end of a long log is what one reads: what failed is named here once more.
for (const { failed, retried, step } of results) {
  for (const { title, why } of failed) console.log(`\nfailed in ${step.name}: ${title}\n  ${why}`)
  for (const { title, why } of retried) console.log(`\nflaky in ${step.name}: ${title}\n  ${why}`)
}

console.log("")
for (const { step, tally } of results) console.log(`${tally.failed > 0 ? "✗" : "✓"} ${step.name}: ${tallyLine(tally)}`)
console.log(tallyLine(total))
process.exit(total.failed > 0 ? 1 : 0)
