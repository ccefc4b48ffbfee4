import { spawn } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import type { ServerUser } from "#adapters/postgres/embedded/serverUser.ts"

interface Started {
  readonly program: string
  readonly args: ReadonlyArray<string>
  readonly port: number
  readonly env?: Readonly<Record<string, string>>
  readonly user?: ServerUser | undefined
}

/**
 * Runs a system program until `stop`, and waits until it accepts connections. If it exits earlier, rejects with its
 * output.
 */
export const startSystemProgram = async ({ args, env = {}, port, program, user }: Started) => {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"], ...user })
  let said = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      said = (said + part).slice(-20_000)
    })
  const ended = once(child, "exit")
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${program} exited with this output:\n${said}`)
    await pause(50)
  }
  return {
    said: () => said,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill("SIGKILL")
      await ended
    }
  }
}

const takesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })
