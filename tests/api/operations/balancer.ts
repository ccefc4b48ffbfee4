import { Agent, request } from "node:http"
import { setTimeout as pause } from "node:timers/promises"

/** A request. `host` is the shop's. */
export interface Asked {
  readonly host: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answered {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly text: string
}

/** A request that got no response. `isUnsent` means that not a byte was sent, because the connection was refused. */
export class NoAnswer extends Error {
  readonly isUnsent: boolean
  constructor(code: string, isUnsent: boolean) {
    super(code)
    this.isUnsent = isUnsent
  }
}

/** Sends a request to one node over one of the agent's connections. */
export const ask = (port: number, agent: Agent, { host, path, method = "GET", headers = {}, body }: Asked) =>
  new Promise<Answered>((resolve, reject) => {
    const failed = (error: Error & { readonly code?: string; readonly syscall?: string }) =>
      reject(new NoAnswer(error.code ?? error.message, error.syscall === "connect"))
    const call = request(
      {
        port,
        host: "127.0.0.1",
        path,
        method,
        agent,
        headers: {
          host,
          ...(body === undefined
            ? {}
            : { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) }),
          ...headers
        }
      },
      (answer) => {
        let text = ""
        answer.setEncoding("utf8").on("data", (part: string) => {
          text += part
        })
        answer.on("error", failed)
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"], text })
        )
      }
    )
    call.on("error", failed)
    call.end(body)
  })

/**
 * Sends requests to several nodes over keep-alive connections like a load balancer: in turn to those whose `/readyz`
 * last returned 200. Tries another node only if no byte was sent.
 */
export const balance = (ports: ReadonlyArray<number>) => {
  const nodes = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true, maxSockets: 2_000 }), isReady: true }))
  const probes = new Agent({ keepAlive: false })
  let isOver = false
  let turn = 0
  const probe = async () => {
    while (!isOver) {
      await Promise.all(
        nodes.map(async (node) => {
          node.isReady = await ask(node.port, probes, { host: "balancer", path: "/readyz" }).then(
            ({ status }) => status === 200,
            () => false
          )
        })
      )
      await pause(100)
    }
  }
  const probing = probe()
  const send = async (asked: Asked, tries = nodes.length): Promise<Answered> => {
    const able = nodes.filter(({ isReady }) => isReady)
    const { agent, port } = (able.length > 0 ? able : nodes)[turn++ % Math.max(able.length, 1)]!
    return ask(port, agent, asked).catch((failure: NoAnswer) => {
      if (!failure.isUnsent || tries <= 1) throw failure
      return send(asked, tries - 1)
    })
  }
  return {
    send,
    close: async () => {
      isOver = true
      await probing
      for (const { agent } of nodes) agent.destroy()
    }
  }
}

/**
 * Counts the responses that `callers` concurrent clients get, each sending its next request 50 ms after the last
 * response, until `finish`.
 */
export const keepAsking = (callers: number, one: (nth: number) => Promise<Answered>) => {
  const tally: Record<string, number> = {}
  let isOver = false
  let nth = 0
  const count = (what: string) => {
    tally[what] = (tally[what] ?? 0) + 1
  }
  const told = ({ retryAfter, status }: Answered) => count(status === 503 ? `503 after ${retryAfter}` : String(status))
  const people = Array.from({ length: callers }, async () => {
    while (!isOver) {
      await one(nth++).then(told, ({ message }: Error) => count(message))
      await pause(50)
    }
  })
  return {
    tally,
    finish: async () => {
      isOver = true
      await Promise.all(people)
      return tally
    }
  }
}
