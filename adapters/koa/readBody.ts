import type { Context } from "koa"
import getRawBody from "raw-body"
import { type ApiResponse, refused } from "#domain/contract/Envelope.ts"

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns the JSON object in a request's body ({} if empty) or the error response. Reads at most `largest` bytes and
 * parses only JSON within the depth and size limits.
 */
export const readBody = async (
  ctx: Context,
  largest: number
): Promise<{ readonly fields: Fields; readonly text: string } | { readonly refusal: ApiResponse }> => {
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

/** Returns the raw body of a partner's webhook, up to 64 kB, or the error response. */
export const readText = async (
  ctx: Context
): Promise<{ readonly text: string } | { readonly refusal: ApiResponse }> => {
  try {
    return {
      text: await getRawBody(ctx.req, {
        limit: 64 * 1024,
        encoding: "utf8",
        length: ctx.req.headers["content-length"] ?? null
      })
    }
  } catch (error) {
    const isTooLarge = (error as { readonly status?: number }).status === 413
    return { refusal: refused(isTooLarge ? 413 : 400, isTooLarge ? "tooLarge" : "notReadable") }
  }
}

/** Maximum nesting depth of a JSON text and maximum number of values: a job with 200 lines has about 6,000 (W7). */
const jsonLimits = { depth: 64, values: 20_000 } as const

/**
 * Checks a JSON text against the limits in one pass before it is parsed, so that later code never walks a deeper or
 * larger structure.
 */
const jsonShapeFault = (text: string): "tooDeep" | "tooManyValues" | undefined => {
  let [depth, values] = [0, 1]
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfText(text, at)
        break
      case openBrace:
      case openBracket:
        if (++depth > jsonLimits.depth) return "tooDeep"
        break
      case closeBrace:
      case closeBracket:
        depth--
        break
      case comma:
        if (++values > jsonLimits.values) return "tooManyValues"
        break
    }
  }
  return undefined
}

const [quote, backslash, comma, openBracket, closeBracket, openBrace, closeBrace] = [
  '"',
  "\\",
  ",",
  "[",
  "]",
  "{",
  "}"
].map((sign) => sign.charCodeAt(0)) as [number, number, number, number, number, number, number]

/** Returns where the quoted text that starts at `open` ends; a backslash escapes the character after it. */
const endOfText = (text: string, open: number): number => {
  for (let at = open + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === backslash) at++
    else if (sign === quote) return at
  }
  return text.length
}
