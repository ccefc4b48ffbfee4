import type { Context } from "koa"
import getRawBody from "raw-body"

/**
 * The fields of a form that was sent the old way, `application/x-www-form-urlencoded`, up to 16 kB (W7); undefined when
 * it is none.
 */
export const readFields = async (ctx: Context): Promise<Readonly<Record<string, string>> | undefined> => {
  if (!ctx.is("application/x-www-form-urlencoded")) return undefined
  const body = await getRawBody(ctx.req, {
    limit: 16 * 1024,
    length: ctx.req.headers["content-length"] ?? null,
    encoding: "utf8"
  }).catch(() => undefined)
  return body === undefined ? undefined : Object.fromEntries(new URLSearchParams(body))
}
