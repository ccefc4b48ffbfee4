import { spawn } from "node:child_process"
import { once } from "node:events"
import { Agent, type IncomingMessage, request } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { assert, describe, it } from "@effect/vitest"

const calls = Number(process.env["FRIT_CALLS"] ?? 300)

/** Starts the slow server. `underWay` waits until that many requests have reached it. */
const started = async (ms: number) => {
  const child = spawn(process.execPath, ["tests/launch/slowServer.ts", String(ms)], {
    stdio: ["ignore", "pipe", "inherit"]
  })
  let said = ""
  const waiting: Array<() => void> = []
  child.stdout.on("data", (part) => {
    said += part
    waiting.splice(0).forEach((look) => look())
  })
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  await until(() => said.includes("\n"))
  const port = Number.parseInt(said, 10)
  const ended = once(child, "exit") as Promise<[number | null, string | null]>
  return { child, ended, port, underWay: (count: number) => until(() => said.split(".").length > count) }
}

const ask = (port: number, agent: Agent) =>
  new Promise<string>((resolve) => {
    request({ port, agent }, (answer) => {
      answer.setEncoding("utf8")
      let text = ""
      answer.on("data", (part: string) => {
        text += part
      })
      answer.on("end", () => resolve(`${answer.statusCode} ${text}`))
    })
      .on("error", ({ message }) => resolve(message))
      .end()
  })

// D3.
describe("a server that is asked to stop", () => {
  it(`completes all ${calls} requests in progress on keep-alive connections, then exits`, async () => {
    const { child, ended, port, underWay } = await started(400)
    const agent = new Agent({ keepAlive: true, maxSockets: calls })
    // Reused connections are the ones that a shutdown could mistake for idle.
    await Promise.all(Array.from({ length: calls / 2 }, () => ask(port, agent)))
    const answers = Array.from({ length: calls }, () => ask(port, agent))
    await underWay(calls / 2 + 1)
    child.kill("SIGTERM")
    assert.deepStrictEqual([...new Set(await Promise.all(answers))], ["200 done"])
    agent.destroy()
    const [code] = await ended
    assert.include([0, 130, 143], code)
  })

  it("closes event streams gracefully, and idle connections", async () => {
    const { child, ended, port, underWay } = await started(1)
    const events = request({ port, path: "/events" }).end()
    const [answer] = (await once(events, "response")) as [IncomingMessage]
    const said = text(answer)
    const silent = connect(port)
    await underWay(1)
    child.kill("SIGTERM")
    assert.strictEqual(await said, "data: first\n\n")
    await Promise.all([ended, once(silent, "close")])
  })

  it("accepts no new requests afterwards", async () => {
    const { child, ended, port } = await started(1)
    child.kill("SIGTERM")
    await ended
    assert.match(await ask(port, new Agent()), /ECONNREFUSED/)
  })

  it("stops immediately when asked again", async () => {
    const { child, ended, port, underWay } = await started(600_000)
    const answer = ask(port, new Agent())
    await underWay(1)
    child.kill("SIGTERM")
    // Wait for the first to be handled: two pending signals of the same kind are delivered as one.
    child.kill("SIGINT")
    assert.include([130, 143], (await ended)[0])
    assert.match(await answer, /ECONNRESET|socket hang up/)
  })
})
