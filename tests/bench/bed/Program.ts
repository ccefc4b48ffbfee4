import { spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { rssOf } from "./rssOf.ts"

/** A server in a process of its own, so that its memory and its processor time are its own. */
export interface Program {
  readonly port: number
  /** Resident memory in MB. */
  readonly memory: () => number
  /** Milliseconds of processor time so far; undefined where the system does not tell. */
  readonly worked: () => number | undefined
  readonly stop: () => Promise<void>
}

/**
 * Starts a program that listens on `port`, and waits until `/readyz` is answered. Should it end by itself, its last
 * words are shown.
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

// Linux counts in hundredths of a second; fields 14 and 15, counted after the name in brackets.
const ticks = (pid: number) => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, "utf8").split(") ").at(-1)!.split(" ")
  return (Number(fields[11]) + Number(fields[12])) * 10
}
