import type { Middleware } from "koa"

/**
 * Lets our pages show pictures that the file store serves to browsers itself. `originOf` says where it does, undefined
 * where it does not.
 */
export const imagesFrom = (originOf: () => Promise<string | undefined>): Middleware => {
  let origin: Promise<string | undefined> | undefined
  return async (ctx, next) => {
    const from = await (origin ??= originOf())
    const policy = ctx.response.get("Content-Security-Policy")
    if (from !== undefined)
      ctx.set("Content-Security-Policy", policy.replace("img-src 'self'", `img-src 'self' ${from}`))
    await next()
  }
}
