import { spawn } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import type { Step } from "./steps.ts"
import { checkTally, failedTests, retriedTests, vitestTally } from "./Tally.ts"
import type { NamedTest, Tally } from "./Tally.ts"

/** Whether a step's output is printed immediately, or all at once when it ends, which keeps parallel steps readable. */
export type OutputMode = "atOnce" | "inTheEnd"

/** The result of a step, with the names of the tests that need attention. */
export interface StepResult {
  readonly step: Step
  readonly tally: Tally
  readonly failed: ReadonlyArray<NamedTest>
  readonly retried: ReadonlyArray<NamedTest>
}

/** Runs a step and counts its tests; later commands run even if an earlier one failed. */
export const runStep = async (step: Step, speech: OutputMode = "atOnce"): Promise<StepResult> => {
  const { commands, env, name, report } = step
  if (speech === "atOnce") console.log(`\n── ${name} ──`)
  if (report !== undefined) rmSync(report, { force: true })
  const ends: Array<Ended> = []
  for (const command of commands) ends.push(await runCommand(command, speech, env))
  if (speech === "inTheEnd") process.stdout.write(`\n── ${name} ──\n${ends.map(({ said }) => said).join("")}`)
  const isWell = ends.every(({ code }) => code === 0)
  if (report === undefined) return { step, tally: checkTally(isWell), failed: [], retried: [] }
  const text = read(report)
  return { step, tally: vitestTally(text, isWell), failed: failedTests(text), retried: retriedTests(text) }
}

interface Ended {
  readonly code: number | null
  readonly said: string
}

const runCommand = ([program, ...args]: ReadonlyArray<string>, speech: OutputMode, env: Step["env"]) =>
  new Promise<Ended>((resolve) => {
    const output = speech === "atOnce" ? "inherit" : "pipe"
    const running = spawn(program!, args, {
      stdio: ["ignore", output, output],
      shell: process.platform === "win32",
      env: { ...process.env, ...env }
    })
    const parts: Array<Buffer> = []
    running.stdout?.on("data", (part: Buffer) => parts.push(part))
    running.stderr?.on("data", (part: Buffer) => parts.push(part))
    running.once("error", (error) => resolve({ code: 1, said: `${program} cannot be run: ${error.message}\n` }))
    running.once("close", (code, signal) => {
      if (signal === "SIGINT") process.exit(130)
      resolve({ code, said: Buffer.concat(parts).toString() })
    })
  })

const read = (report: string) => {
  try {
    return readFileSync(report, "utf8")
  } catch {
    return undefined
  }
}
