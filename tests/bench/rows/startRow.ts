import { spawn } from "node:child_process"
import { cpSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "#adapters/postgres/embedded/freePort.ts"
import { alone, notMeasured, type Row } from "../Row.ts"

const what = "`npm start` on a clone already set up, until the first page"
const most = 4
const patience = 120_000

/** Measures the second of two starts on its own data: the first one sets up. */
export const startRow = async (dataDir: string): Promise<Row> => {
  const own = join(dataDir, "start")
  cpSync(join(dataDir, "vpic"), join(own, "vpic"), { recursive: true })
  const port = await freePort()
  if ((await secondsToPage(own, port)) === undefined)
    return notMeasured(what, "no page within two minutes", `≤ ${most} s`)
  const seconds = await secondsToPage(own, port)
  if (seconds === undefined) return notMeasured(what, "the second start returned no page", `≤ ${most} s`)
  return alone(what, `${seconds.toFixed(1)} s`, `≤ ${most} s`, seconds <= most)
}

const secondsToPage = async (data: string, port: number): Promise<number | undefined> => {
  const began = performance.now()
  const child = spawn("npm", ["start"], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), FRIT_DATA: data },
    detached: true,
    shell: process.platform === "win32",
    stdio: "ignore"
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  try {
    while (performance.now() - began < patience && child.exitCode === null) {
      if (await hasPage(port)) return (performance.now() - began) / 1_000
      await pause(20)
    }
    return undefined
  } finally {
    // npm and the launcher are one process group; the launcher forwards the signal to the server and waits for it.
    if (child.exitCode === null) process.kill(-child.pid!, "SIGTERM")
    await ended
    // npm exits immediately; the server, which would respond to the next start's first request, takes a moment longer.
    const until = performance.now() + 20_000
    while (performance.now() < until && (await isAnswered(port))) await pause(50)
  }
}

const hasPage = (port: number) =>
  fetch(`http://localhost:${port}/login`).then(
    async (answer) => answer.ok && (await answer.text()).includes('<div id="root">'),
    () => false
  )

const isAnswered = (port: number) =>
  fetch(`http://localhost:${port}/healthz`).then(
    () => true,
    () => false
  )
