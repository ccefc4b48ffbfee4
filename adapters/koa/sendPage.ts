import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Context } from "koa"

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Compression level: a page of 50 kB takes a millisecond and shrinks to a quarter. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Sends a page generated for this request, compressed if the browser accepts it. Not for pages that contain a secret
 * next to content from the URL: the compressed length would leak it (BREACH).
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
