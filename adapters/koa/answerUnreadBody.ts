import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import type { Middleware } from "koa"

/**
 * How a response is sent if the request was not read to its end: bytes that are still read and discarded, and
 * milliseconds the client has to read the response.
 */
export interface Lingering {
  readonly bytes: number
  readonly patience: number
}

/** Node reads this much of an unread body itself and keeps the connection open. */
const little = 64 * 1024

/**
 * Makes sure a response sent before the body was fully read arrives. Closing immediately would reset the connection,
 * and a client still sending would lose the response (RFC 9112, 9.6). So the entire response is written first, and the
 * connection is closed only when the client closes it, a bounded part of the rest has been discarded, or the time is
 * up.
 */
export const answerUnreadBody =
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
    // A body that was read up to a limit is not read further.
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
