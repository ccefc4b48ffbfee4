import { request } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { sampleCustomer } from "#domain/testing/samples.ts"
import type { BenchEnvironment } from "../bed/bed.ts"
import { signIn } from "../bed/signIn.ts"
import { askOnce } from "../client/Target.ts"
import { percentile } from "../percentile.ts"
import { alone, type Row } from "../Row.ts"

const size = { sessions: 50, each: 20, changes: 10 }
const most = { late: 1_000, memory: 400 }

/**
 * Measures the time from one user's change until it has reached each of the shop's 1,000 open event streams, and their
 * resource usage.
 */
export const liveRows = async (bed: BenchEnvironment): Promise<ReadonlyArray<Row>> => {
  const before = bed.app.memory()
  const channels: Array<Channel> = []
  try {
    for (let nth = 0; nth < size.sessions; nth++) {
      const { headers } = await signIn(bed.app.port)
      channels.push(...(await Promise.all(Array.from({ length: size.each }, () => open(bed.app.port, headers)))))
    }
    // Each stream checks its session again after other users have signed in.
    await pause(5_000)
    const took: Array<number> = []
    for (let nth = 0; nth < size.changes; nth++) {
      await pause(500)
      const began = performance.now()
      const { status, body } = await askOnce(bed.asApp, { method: "POST", path: "/customers", body: sampleCustomer })
      if (status !== 200) throw new Error(`creating a customer failed with ${status}: ${body.toString().slice(0, 200)}`)
      const { id } = (JSON.parse(body.toString()) as { data: { id: string } }).data
      took.push(...(await Promise.all(channels.map((one) => one.hears(id)))).map((at) => at - began))
    }
    const late = percentile(took, 0.95)
    const held = bed.app.memory()
    return [
      alone(
        `change delivered to each of ${channels.length} open channels: p95`,
        `${late.toFixed(0)} ms`,
        `≤ ${most.late} ms`,
        late <= most.late
      ),
      alone(
        `API process memory with ${channels.length} open channels`,
        `${Math.round(held)} MB (${Math.round(held - before)} MB for the channels)`,
        `≤ ${most.memory} MB`,
        held <= most.memory
      )
    ]
  } finally {
    for (const one of channels) one.close()
  }
}

interface Channel {
  /** Resolves when an id arrives, by this process's clock; waits at most ten seconds. */
  readonly hears: (id: string) => Promise<number>
  readonly close: () => void
}

const open = (port: number, headers: Readonly<Record<string, string>>): Promise<Channel> =>
  new Promise((resolve, reject) => {
    const heard = new Map<string, number>()
    let waiting: { readonly id: string; readonly done: (at: number) => void } | undefined
    const asking = request({ port, host: "127.0.0.1", path: "/api/V1/events", agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`opening a channel failed with ${answer.statusCode}`))
      answer.setEncoding("utf8").on("data", (text: string) => {
        const now = performance.now()
        for (const [, id] of text.matchAll(/"id":"([^"]+)"/g)) {
          heard.set(id!, now)
          if (waiting?.id === id) waiting!.done(now)
        }
      })
      resolve({
        hears: (id) =>
          new Promise((done, late) => {
            const at = heard.get(id)
            if (at !== undefined) return done(at)
            const timer = setTimeout(() => late(new Error("a channel received nothing for ten seconds")), 10_000)
            waiting = {
              id,
              done: (then) => {
                clearTimeout(timer)
                done(then)
              }
            }
          }),
        close: () => asking.destroy()
      })
    })
    asking.on("error", (error) => (waiting === undefined ? undefined : reject(error)))
    asking.end()
  })
