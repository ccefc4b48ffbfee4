import type { Context } from "koa"
import getRawBody from "raw-body"
import { type Answer, refused } from "#domain/contract/Envelope.ts"

/** The body of a partner's message as it came, up to 64 kB, or the refusal. */
export const readText = async (ctx: Context): Promise<{ readonly text: string } | { readonly refusal: Answer }> => {
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
