import { Readable } from "node:stream"
import { Stream } from "effect"
import type { Context } from "koa"
import type { Content } from "#domain/contract/Content.ts"

/**
 * Writes content as it is. A stream is read as fast as the browser takes it; what was uploaded can do nothing in the
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
  // Each event goes out as it comes: nothing between here and the browser is to gather or compress them.
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
          : // A stream of Node's is closed with the answer, also where nobody reads it.
            body instanceof Readable
            ? body
            : Readable.from(body, { objectMode: false })
  if (content.size !== undefined) ctx.length = content.size
}

/**
 * How a browser takes a file, and under which name (RFC 6266): letters beyond ASCII in the way of RFC 8187, with a
 * plain name beside for old readers.
 */
export const contentDisposition = (kind: "inline" | "attachment", name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_")
  const extended =
    plain === name
      ? ""
      : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`
  return `${kind}; filename="${plain}"${extended}`
}
