import { Readable } from "node:stream"
import type { Middleware } from "koa"
import type { RequestState } from "./RequestState.ts"
import { contentDisposition } from "./sendContent.ts"

/** The file that a signed URL points to, with its bytes. */
export interface HostedFile {
  readonly type: string
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

/** Serves signed URLs on the separate file host (F3), and nothing else there. Requests to other hosts pass through. */
export const serveFileHost =
  (
    host: string | undefined,
    open: (token: string) => Promise<HostedFile | undefined>
  ): Middleware<Partial<RequestState>> =>
  async (ctx, next) => {
    if (host === undefined || ctx.req.headers.host?.toLowerCase() !== host) return next()
    ctx.state.route = "/f/:token"
    ctx.set({
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "cross-origin"
    })
    const isAsked = (ctx.method === "GET" || ctx.method === "HEAD") && ctx.path.startsWith("/f/")
    const file = isAsked ? await open(ctx.path.slice(3)) : undefined
    if (file === undefined) return void (ctx.status = 404)
    ctx.set({
      "Cache-Control": "private, max-age=300",
      "Content-Disposition": contentDisposition("attachment", file.name)
    })
    ctx.type = file.type
    ctx.body = file.content instanceof Readable ? file.content : Readable.from(file.content, { objectMode: false })
  }
