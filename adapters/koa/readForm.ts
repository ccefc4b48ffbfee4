import type { IncomingMessage } from "node:http"
import type { Context } from "koa"
import getRawBody from "raw-body"
import { type Answer, refused } from "#domain/contract/Envelope.ts"
import { largestUpload } from "#domain/files/largestUpload.ts"

type Fields = Readonly<Record<string, unknown>>

/** What a form may weigh beside its file, in bytes: the boundaries, a name and a few ids. */
const wrapping = 16 * 1024

/** Parts that a form may have, and the bytes of what is said of one: a name and a type. */
const mostParts = 20
const longestHead = 2 * 1024

/**
 * The fields of a `multipart/form-data` call, each file as base64, or the refusal. What is said to be too large is not
 * read at all, what turns out to be is read no further (F1).
 */
export const readForm = async (ctx: Context): Promise<{ readonly fields: Fields } | { readonly refusal: Answer }> => {
  if (!ctx.is("multipart/form-data")) return { refusal: refused(415, "formOnly") }
  const limit = largestUpload + wrapping
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
 * Whether a form has few parts with little said of each: only files are long. Five megabytes of names, of headers or of
 * parts would hold the process for a second while they are parsed (W6).
 */
const isPlain = (body: Buffer, type: string): boolean => {
  const boundary = /boundary="?([^\s";]{1,70})/i.exec(type)?.[1]
  if (boundary === undefined) return false
  const mark = `--${boundary}`
  let parts = 0
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    const head = body.subarray(at, at + longestHead)
    const isEnd = head.subarray(mark.length, mark.length + 2).equals(ending)
    if (!isEnd && (++parts > mostParts || !head.includes("\r\n\r\n"))) return false
  }
  return true
}
const ending = Buffer.from("--")

class FileTooLarge extends Error {}

const fieldOf = async (value: FormDataEntryValue): Promise<string> => {
  if (typeof value === "string") return value
  if (value.size > largestUpload) throw new FileTooLarge()
  return Buffer.from(await value.arrayBuffer()).toString("base64")
}

/**
 * Reads no more of a request. A paused request still fills its buffer from the socket: `_read`, which is for whoever
 * makes a stream, is taken from it, so that it asks the socket for nothing; pausing the socket is what is public.
 */
const stopReading = (request: IncomingMessage): void => {
  request._read = () => {}
  request.socket?.pause()
}
