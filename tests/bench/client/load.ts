import { Connection } from "./Connection.ts"
import { type Call, type Target, wireOf } from "./Target.ts"

/** Measures the latency of each request in milliseconds, one after another on one connection. */
export const latencies = async (target: Target, call: Call, milliseconds: number): Promise<Array<number>> => {
  const connection = new Connection(target.port)
  const samples: Array<number> = []
  const end = performance.now() + milliseconds
  await asking(connection, target, call, end, (took) => void samples.push(took))
  return samples
}

/** Counts the responses on this many concurrent connections. */
export const answered = async (
  target: Target,
  call: Call,
  connections: number,
  milliseconds: number
): Promise<number> => {
  const end = performance.now() + milliseconds
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, () =>
      asking(new Connection(target.port), target, call, end, () => void count++)
    )
  )
  return count
}

const asking = async (
  connection: Connection,
  target: Target,
  call: Call,
  end: number,
  done: (took: number) => void
) => {
  const wire = wireOf(target, call)
  try {
    for (let began = performance.now(); began < end; began = performance.now()) {
      const { body, status } = await connection.ask(wire())
      if (status !== 200)
        throw new Error(`${call.method} ${call.path} responded with ${status}: ${body.toString().slice(0, 300)}`)
      const now = performance.now()
      if (now <= end) done(now - began)
    }
  } finally {
    connection.close()
  }
}
