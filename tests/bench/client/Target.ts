import { randomUUID } from "node:crypto"
import { Connection, type Reply } from "./Connection.ts"

/** An API request as its page makes it; `once` adds a fresh Idempotency-Key each time it is sent. */
export interface Call {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: unknown
  readonly once?: boolean
}

/** A server to send requests to: its port, and the headers of a signed-in browser. */
export interface Target {
  readonly port: number
  readonly headers: Readonly<Record<string, string>>
}

/** Serializes the request for the wire; repeated for each sending only if it carries a key. */
export const wireOf = ({ headers }: Target, { method, path, body, once = false }: Call): (() => string) => {
  const sent = body === undefined ? "" : JSON.stringify(body)
  const fields = {
    ...headers,
    "x-frit": "1",
    ...(body === undefined
      ? {}
      : { "content-type": "application/json", "content-length": String(Buffer.byteLength(sent)) })
  }
  const head = `${method} /api/V1${path} HTTP/1.1\r\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}`
  const fixed = `${head}\r\n${sent}`
  return once ? () => `${head}idempotency-key: ${randomUUID()}\r\n\r\n${sent}` : () => fixed
}

/** Sends one request on its own connection. */
export const askOnce = async (target: Target, call: Call): Promise<Reply> => {
  const connection = new Connection(target.port)
  return connection.ask(wireOf(target, call)()).finally(() => connection.close())
}
