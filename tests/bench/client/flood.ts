import { setTimeout as pause } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import { Connection } from "./Connection.ts"
import { type Call, type Target, wireOf } from "./Target.ts"

/**
 * Options for a worker thread that sends requests at an even rate: `perSecond` over this many connections, for a given
 * time or until a response is 429.
 */
export interface Flood {
  readonly target: Target
  readonly call: Call
  readonly perSecond: number
  readonly connections: number
  readonly milliseconds: number
  readonly untilRefused: boolean
}

const { call, connections, milliseconds, perSecond, target, untilRefused } = workerData as Flood
const every = (1_000 * connections) / perSecond
const end = performance.now() + milliseconds
const wire = wireOf(target, call)
const answers = { 200: 0, 429: 0 }
await Promise.all(
  Array.from({ length: connections }, async (_, at) => {
    const connection = new Connection(target.port)
    for (
      let next = performance.now() + (every * at) / connections;
      next < end && !(untilRefused && answers[429] > 0);
      next += every
    ) {
      if (next > performance.now()) await pause(next - performance.now())
      const { status } = await connection.ask(wire())
      if (status !== 200 && status !== 429) throw new Error(`The noisy shop received ${status}`)
      answers[status] += 1
    }
    connection.close()
  })
)
parentPort!.postMessage(answers[429])
