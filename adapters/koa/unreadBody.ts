import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import type { Middleware } from "koa"

/**
 * How an answer goes out whose request was not read to its end: bytes that are still taken and thrown away, and
 * milliseconds that its sender has to read the answer.
 */
export interface Lingering {
  readonly bytes: number
  readonly patience: number
}

/** Node reads this much of what nobody asked for by itself, and keeps the connection. */
const little = 64 * 1024

/**
 * Answers before a body was read to its end so that the answer arrives. Closing at once would reset the connection, and
 * the sender, still sending, would lose the answer with it (RFC 9112, 9.6). So the answer is written whole, and the
 * connection is closed only when the other side has done so, a bounded part of the rest has been thrown away, or its
 * time is up.
 */
export const unreadBody =
  ({ bytes, patience }: Lingering = { bytes: little, patience: 3_000 }): Middleware =>
  async (ctx, next) => {
    await next()
    const { req } = ctx
    const announced = Number(
      req.headers["content-length"] ?? (req.headers["transfer-encoding"] === undefined ? 0 : Infinity)
    )
    if (req.complete || announced <= little || (typeof ctx.body !== "string" && !Buffer.isBuffer(ctx.body))) return
    const answer = Buffer.from(ctx.body)
    const { type } = ctx
    ctx.set("Connection", "close")
    ctx.body = Readable.from(whole(answer, req, bytes, patience), { objectMode: false })
    ctx.response.set("Content-Type", ctx.response.get("Content-Type") || type)
    ctx.length = answer.length
  }

async function* whole(answer: Buffer, req: IncomingMessage, bytes: number, patience: number) {
  yield answer
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience)
    req.socket?.once("close", () => {
      clearTimeout(timer)
      resolve()
    })
    // What was read up to a limit is read no further.
    if (req.readableDidRead) return
    let rest = bytes
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    req.on("data", (part: Buffer) => {
      rest -= part.length
      if (rest <= 0) req.pause()
    })
    req.once("end", end).once("close", end).once("error", end)
    req.resume()
  })
}
