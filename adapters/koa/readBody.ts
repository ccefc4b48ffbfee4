import type { Context } from "koa"
import getRawBody from "raw-body"
import { type Answer, refused } from "#domain/contract/Envelope.ts"

type Fields = Readonly<Record<string, unknown>>

const largest = "1mb"

/** The JSON object a call carries, {} when it carries nothing, or the refusal. Reads no further than 1 MB. */
export const readBody = async (ctx: Context): Promise<{ readonly fields: Fields; readonly text: string } | { readonly refusal: Answer }> => {
  try {
    const text = await getRawBody(ctx.req, { limit: largest, encoding: "utf8", length: ctx.req.headers["content-length"] ?? null })
    if (text === "") return { fields: {}, text }
    if (!ctx.is("json")) return { refusal: refused(415, "jsonOnly") }
    const value: unknown = JSON.parse(text)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { fields: value as Fields, text }
    return { refusal: refused(400, "notAnObject") }
  } catch (error) {
    if (error instanceof SyntaxError) return { refusal: refused(400, "notJson") }
    const { status } = error as { readonly status?: number }
    return { refusal: refused(status === 413 ? 413 : 400, status === 413 ? "tooLarge" : "notReadable") }
  }
}
