import type { Context } from "koa"
import getRawBody from "raw-body"
import { type Answer, refused } from "#domain/contract/Envelope.ts"
import { jsonShapeFault } from "./jsonShape.ts"

type Fields = Readonly<Record<string, unknown>>

/**
 * The JSON object a call carries, {} when it carries nothing, or the refusal. Reads no more than `largest` bytes, and
 * parses only what is no deeper and no fuller than people's input.
 */
export const readBody = async (
  ctx: Context,
  largest: number
): Promise<{ readonly fields: Fields; readonly text: string } | { readonly refusal: Answer }> => {
  try {
    const text = await getRawBody(ctx.req, {
      limit: largest,
      encoding: "utf8",
      length: ctx.req.headers["content-length"] ?? null
    })
    if (text === "") return { fields: {}, text }
    if (!ctx.is("json")) return { refusal: refused(415, "jsonOnly") }
    const fault = jsonShapeFault(text)
    if (fault !== undefined)
      return { refusal: fault === "tooDeep" ? refused(400, "tooDeep") : refused(413, "tooManyValues") }
    const value: unknown = JSON.parse(text)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { fields: value as Fields, text }
    return { refusal: refused(400, "notAnObject") }
  } catch (error) {
    if (error instanceof SyntaxError) return { refusal: refused(400, "notJson") }
    const { status } = error as { readonly status?: number }
    return { refusal: status === 413 ? refused(413, "tooLarge") : refused(400, "notReadable") }
  }
}
