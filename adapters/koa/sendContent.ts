import { Readable } from "node:stream"
import { Stream } from "effect"
import type { Context } from "koa"
import type { Content } from "#domain/contract/Content.ts"

/**
 * Writes content unchanged. Streams respect the browser's backpressure; uploaded content cannot run anything in the
 * browser (F3).
 */
export const sendContent = (ctx: Context, content: Content) => {
  ctx.set("Cache-Control", "private, no-store")
  if ("location" in content) {
    if (content.seconds !== undefined) ctx.set("Cache-Control", `private, max-age=${content.seconds}`)
    ctx.status = 302
    ctx.set("Location", content.location)
    ctx.body = ""
    return
  }
  const { type, body, file, isUpload = false } = content
  ctx.status = 200
  // Events go out immediately: nothing on the way to the browser may buffer or compress them.
  if (type.startsWith("text/event-stream"))
    ctx.set({ "Cache-Control": "private, no-store, no-transform", "X-Accel-Buffering": "no" })
  if (isUpload)
    ctx.set({
      "Cache-Control": "private, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; sandbox"
    })
  if (file !== undefined) ctx.set("Content-Disposition", contentDisposition(file.disposition, file.name))
  ctx.type = type
  ctx.body =
    typeof body === "string"
      ? body
      : body instanceof Uint8Array
        ? Buffer.from(body.buffer, body.byteOffset, body.byteLength)
        : Stream.isStream(body)
          ? Readable.from(Stream.toAsyncIterable(body), { objectMode: false, highWaterMark: 1 })
          : // A Node stream is closed with the response, even if nothing reads it.
            body instanceof Readable
            ? body
            : Readable.from(body, { objectMode: false })
  if (content.size !== undefined) ctx.length = content.size
}

/**
 * Builds the Content-Disposition header (RFC 6266): non-ASCII names encoded according to RFC 8187, with an ASCII
 * fallback for old clients.
 */
export const contentDisposition = (kind: "inline" | "attachment", name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_")
  const extended =
    plain === name
      ? ""
      : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`
  return `${kind}; filename="${plain}"${extended}`
}
