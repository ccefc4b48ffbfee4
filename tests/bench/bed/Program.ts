import { spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { rssOf } from "./rssOf.ts"

/** A server in its own process, so that its memory and CPU time can be measured separately. */
export interface Program {
  readonly port: number
  /** Resident memory in MB. */
  readonly memory: () => number
  /** Total CPU time in milliseconds; undefined if the system does not report it. */
  readonly worked: () => number | undefined
  readonly stop: () => Promise<void>
}

/**
 * Starts a program that listens on `port`, and waits until `/readyz` responds. If it exits on its own, the error
 * includes its last output.
 */
export const startProgram = async (
  args: ReadonlyArray<string>,
  port: number,
  env: Readonly<Record<string, string>>
): Promise<Program> => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"]
  })
  let said = ""
  let isAsked = false
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-4_000)
  })
  const ended = new Promise<void>((resolve) =>
    child.once("exit", (code, signal) => {
      if (!isAsked) process.stderr.write(`${args.at(-1)} ended by itself (${signal ?? code}):\n${said}\n`)
      resolve()
    })
  )
  while (!(await isUp(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${args.at(-1)} did not start`)
    await pause(50)
  }
  return {
    port,
    memory: () => rssOf(child.pid!) ?? Number.NaN,
    worked: () => ticks(child.pid!),
    stop: () => {
      isAsked = true
      child.kill("SIGTERM")
      return ended
    }
  }
}

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false
  )

// Reads the CPU time from Linux, in hundredths of a second: fields 14 and 15, counted after the name in parentheses.
const ticks = (pid: number) => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, "utf8").split(") ").at(-1)!.split(" ")
  return (Number(fields[11]) + Number(fields[12])) * 10
}
