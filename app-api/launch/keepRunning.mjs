import { spawn } from "node:child_process"
import { constants } from "node:os"
import { node24, root } from "./places.mjs"

const withLauncher = new URL("./withLauncher.mjs", import.meta.url).href
const stops = ["SIGINT", "SIGTERM", "SIGHUP"]
// Ctrl-C reaches this process twice, from the terminal and through npm; only a later one forces an immediate stop.
const impatientAfter = 2000
// When npm is told to stop, it ends the shell that runs the script without signaling the script.
const isNpmScript = process.env["npm_lifecycle_event"] !== undefined
const lookForParent = 500

/**
 * Runs programs ({ name, args, env }) on Node 24 until they end, and exits with their status. The programs are detached
 * from the terminal, so each receives a Ctrl-C exactly once, from here. They also stop when this process is killed, or
 * when the npm that runs it is.
 */
export const keepRunning = (programs) => {
  const running = new Map()
  let askedAt
  let code = 0

  const tell = (signal) => {
    for (const child of running.keys()) child.kill(signal)
  }
  const ask = (signal) => {
    if (askedAt === undefined) {
      askedAt = Date.now()
      tell(signal)
    } else if (Date.now() - askedAt > impatientAfter) tell("SIGKILL")
  }
  const ended = (child, exitCode, signal) => {
    const name = running.get(child)
    if (name === undefined) return
    running.delete(child)
    if (askedAt === undefined) {
      code = codeOf(exitCode, signal)
      console.error(`${name} stopped ${signal ? `by ${signal}` : `with code ${exitCode}`}.`)
      ask("SIGTERM")
    } else if (code === 0 && !wasOrderly(exitCode, signal)) code = codeOf(exitCode, signal)
    if (running.size === 0) process.exit(code)
  }

  for (const signal of stops) process.on(signal, () => ask(signal === "SIGHUP" ? "SIGTERM" : signal))
  const parent = process.ppid
  const watch = () => {
    if (process.ppid === parent) return
    clearInterval(watching)
    if (askedAt === undefined) ask("SIGTERM")
  }
  const watching = isNpmScript ? setInterval(watch, lookForParent).unref() : undefined
  for (const { name, args, env } of programs) {
    const child = spawn(node24, ["--import", withLauncher, ...args], {
      cwd: root,
      env,
      detached: process.platform !== "win32",
      stdio: ["ignore", "inherit", "inherit", "ipc"]
    })
    running.set(child, name)
    child.once("exit", (exitCode, signal) => ended(child, exitCode, signal))
    child.once("error", (error) => {
      console.error(`Cannot run ${name}: ${error.message}`)
      ended(child, 1, null)
    })
  }
}

const codeOf = (exitCode, signal) => (signal ? 128 + constants.signals[signal] : exitCode)

// Programs exit with 130 or 143 on an interrupt; if it was requested, that is success.
const wasOrderly = (exitCode, signal) => [0, 130, 143].includes(codeOf(exitCode, signal))
