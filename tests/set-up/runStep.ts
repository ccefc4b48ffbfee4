import { spawnSync } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import type { Step } from "./steps.ts"
import { checkTally, vitestTally } from "./Tally.ts"
import type { Tally } from "./Tally.ts"

/** Runs one step with its output on the terminal, and counts it; its later commands run even when an earlier one failed. */
export const runStep = ({ commands, name, report }: Step): Tally => {
  console.log(`\n── ${name} ──`)
  if (report !== undefined) rmSync(report, { force: true })
  const codes = commands.map(runCommand)
  const isWell = codes.every((code) => code === 0)
  return report === undefined ? checkTally(isWell) : vitestTally(read(report), isWell)
}

const runCommand = ([program, ...args]: ReadonlyArray<string>) => {
  const done = spawnSync(program!, args, { stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" })
  if (done.signal === "SIGINT") process.exit(130)
  if (done.error) console.error(`${program} cannot be run: ${done.error.message}`)
  return done.status
}

const read = (report: string) => {
  try {
    return readFileSync(report, "utf8")
  } catch {
    return undefined
  }
}
