import { Context } from "effect"

/**
 * How many proxies of our own stand before the server, each adding to X-Forwarded-For; with none, nobody is believed to
 * call for another.
 */
export const TrustedProxies = Context.Reference<number>("adapters/koa/TrustedProxies", { defaultValue: () => 0 })
