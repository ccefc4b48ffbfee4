import { type ChildProcessByStdio, spawn } from "node:child_process"
import { once } from "node:events"
import type { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { assert, describe, it } from "@effect/vitest"

/**
 * Runs the launcher's last step with a stand-in for the server. `heard` is the complete output of both, once both have
 * exited.
 */
const launch = async (...standInArgs: ReadonlyArray<string>) => {
  const program = { name: "Frit", args: ["tests/launch/standIn.mjs", ...standInArgs] }
  return started(
    spawn(process.execPath, ["--input-type=module", "-e", lastStep(program)], { stdio: ["ignore", "pipe", "pipe"] })
  )
}

const lastStep = (program: { readonly name: string; readonly args: ReadonlyArray<string> }) => `
  import { keepRunning } from "./app-api/launch/keepRunning.mjs"
  keepRunning([{ ...${JSON.stringify(program)}, env: process.env }])
`

const started = async (launcher: ChildProcessByStdio<null, Readable, Readable>) => {
  const ended = once(launcher, "exit") as Promise<[number | null, string | null]>
  const [first] = await once(launcher.stdout, "data")
  const said = Promise.all([text(launcher.stdout), text(launcher.stderr)])
  return { launcher, ended, heard: async () => String(first) + (await said).join("") }
}

describe("the launcher", () => {
  it("asks the server to stop exactly once, however often Ctrl-C is pressed, and exits successfully", async () => {
    const { ended, heard, launcher } = await launch()
    launcher.kill("SIGINT")
    launcher.kill("SIGTERM")
    launcher.kill("SIGINT")
    assert.deepStrictEqual(await ended, [0, null])
    assert.match(await heard(), /^up\n(SIGINT|SIGTERM)\n$/)
  })

  it("treats the exit code of an interrupted server as an orderly stop", async () => {
    const { ended, launcher } = await launch("130")
    launcher.kill("SIGTERM")
    assert.deepStrictEqual(await ended, [0, null])
  })

  it("passes on the exit code of a failed stop", async () => {
    const { ended, launcher } = await launch("3")
    launcher.kill("SIGTERM")
    assert.deepStrictEqual(await ended, [3, null])
  })

  it("exits with the server's exit code, and reports it", async () => {
    const { ended, heard } = await launch("7", "now")
    assert.deepStrictEqual(await ended, [7, null])
    assert.strictEqual(await heard(), "up\nFrit stopped with code 7.\n")
  })

  it("stops the server when it is killed itself", async () => {
    const { heard, launcher } = await launch()
    launcher.kill("SIGKILL")
    assert.strictEqual(await heard(), "up\nSIGTERM\n")
  })

  it.runIf(process.platform !== "win32")("stops the server gracefully when npm is told to stop", async () => {
    // npm stops only the shell. The command after the script keeps the shell from being replaced by it, as with npm.
    const script = lastStep({ name: "Frit", args: ["tests/launch/standIn.mjs"] })
    const { ended, heard, launcher } = await started(
      spawn("sh", ["-c", '"$0" --input-type=module -e "$1"; exit $?', process.execPath, script], {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, npm_lifecycle_event: "start" }
      })
    )
    launcher.kill("SIGTERM")
    assert.deepStrictEqual(await ended, [null, "SIGTERM"])
    assert.strictEqual(await heard(), "up\nSIGTERM\n")
  })
})
