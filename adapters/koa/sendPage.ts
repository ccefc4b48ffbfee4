import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Context } from "koa"

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** How hard: a page of 50 kB takes a millisecond and becomes a quarter. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Answers a page that was made for this visit, compressed where the browser takes it so. Not for pages with a secret
 * beside what the visitor's address says: its length would tell of it (BREACH).
 */
export const sendPage = async (
  ctx: Pick<Context, "acceptsEncodings" | "body" | "set" | "type" | "vary">,
  html: string
) => {
  const accepted = ctx.acceptsEncodings() as ReadonlyArray<string>
  const way = (["br", "gzip"] as const).find((one) => accepted.includes(one))
  ctx.vary("Accept-Encoding")
  ctx.type = "text/html; charset=utf-8"
  if (way !== undefined) ctx.set("Content-Encoding", way)
  ctx.body = way === undefined ? html : await (way === "br" ? brotli(html, quality) : zip(html))
}
