import type { IncomingMessage } from "node:http"
import type { Context } from "koa"
import getRawBody from "raw-body"
import { type ApiResponse, refused } from "#domain/contract/Envelope.ts"
import { maxUploadBytes } from "#domain/files/maxUploadBytes.ts"

type Fields = Readonly<Record<string, unknown>>

/** Bytes a form may have in addition to its file: boundaries, a name and a few ids. */
const formOverhead = 16 * 1024

/** Maximum number of parts in a form, and maximum header bytes of one part: a name and a type. */
const maxParts = 20
const maxHeaderBytes = 2 * 1024

/**
 * Returns the fields of a `multipart/form-data` request, each file as base64, or the error response. A request that
 * declares too large a size is not read at all; one that turns out too large is not read further (F1).
 */
export const readForm = async (
  ctx: Context
): Promise<{ readonly fields: Fields } | { readonly refusal: ApiResponse }> => {
  if (!ctx.is("multipart/form-data")) return { refusal: refused(415, "formOnly") }
  const limit = maxUploadBytes + formOverhead
  let read = 0
  const stopAtLimit = (part: Buffer) => {
    read += part.length
    if (read > limit) stopReading(ctx.req)
  }
  const length = ctx.req.headers["content-length"] ?? null
  if (length !== null && Number(length) > limit) return { refusal: refused(413, "fileTooLarge") }
  ctx.req.on("data", stopAtLimit)
  try {
    const body = await getRawBody(ctx.req, { limit, length })
    if (!isPlain(body, ctx.get("content-type"))) return { refusal: refused(400, "notReadable") }
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": ctx.get("content-type") }
    }).formData()
    const fields = await Promise.all([...form].map(async ([name, value]) => [name, await fieldOf(value)] as const))
    return { fields: Object.fromEntries(fields) }
  } catch (error) {
    const isCutOff = (error as { readonly status?: number }).status === 413
    const isTooLarge = isCutOff || error instanceof FileTooLarge
    return { refusal: isTooLarge ? refused(413, "fileTooLarge") : refused(400, "notReadable") }
  } finally {
    ctx.req.off("data", stopAtLimit)
  }
}

/**
 * Returns whether a form has few parts with short headers, so only files are large. Parsing five megabytes of names,
 * headers or parts would block the process for a second (W6).
 */
const isPlain = (body: Buffer, type: string): boolean => {
  const boundary = /boundary="?([^\s";]{1,70})/i.exec(type)?.[1]
  if (boundary === undefined) return false
  const mark = `--${boundary}`
  let parts = 0
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    const head = body.subarray(at, at + maxHeaderBytes)
    const isEnd = head.subarray(mark.length, mark.length + 2).equals(ending)
    if (!isEnd && (++parts > maxParts || !head.includes("\r\n\r\n"))) return false
  }
  return true
}
const ending = Buffer.from("--")

class FileTooLarge extends Error {}

const fieldOf = async (value: FormDataEntryValue): Promise<string> => {
  if (typeof value === "string") return value
  if (value.size > maxUploadBytes) throw new FileTooLarge()
  return Buffer.from(await value.arrayBuffer()).toString("base64")
}

/**
 * Stops reading a request. A paused request still fills its buffer from the socket, so `_read`, an internal hook, is
 * replaced to stop that; pausing the socket is the public part.
 */
const stopReading = (request: IncomingMessage): void => {
  request._read = () => {}
  request.socket?.pause()
}
