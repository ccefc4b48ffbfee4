import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { assert, describe, it } from "@effect/vitest"

/** Runs a process that blocks its event loop, and returns its output. */
const blocked = async (...numbers: ReadonlyArray<number>) => {
  const child = spawn(process.execPath, ["tests/launch/blocked.ts", ...numbers.map(String)], {
    stdio: ["ignore", "pipe", "inherit"]
  })
  const [said, [code, signal]] = await Promise.all([
    text(child.stdout),
    once(child, "exit") as Promise<[number | null, string | null]>
  ])
  return { code, signal, said }
}

describe("the event loop watchdog", () => {
  it("logs a blocked loop and lets the process continue", async () => {
    const { code, said } = await blocked(3_000, 500, 60_000)
    assert.match(said, /"level":"warn","message":"event loop blocked","ms":\d+/)
    assert.match(said, /event loop unblocked[^]*went on/)
    assert.strictEqual(code, 0)
  })

  it("kills the process past its limit, even if the loop never recovers", async () => {
    const { said, signal } = await blocked(600_000, 300, 1_500)
    assert.match(said, /"level":"error","message":"event loop blocked for too long, ending the process"/)
    assert.strictEqual(signal, "SIGKILL")
  })

  it("kills nothing if its limit is 0", async () => {
    const { code, said } = await blocked(2_000, 300, 0)
    assert.match(said, /event loop blocked"/)
    assert.strictEqual(code, 0)
  })
})
