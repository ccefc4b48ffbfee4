import { Config, Context, Effect, Layer } from "effect"

/**
 * The platform's base URL from the configuration: `http://localhost:3000`. Shops are subdomains of it:
 * `http://demo.localhost:3000`.
 */
export class PublicUrl extends Context.Service<
  PublicUrl,
  {
    readonly url: URL
    readonly ofShop: (prefix: string) => string
    /**
     * Returns the shop prefix of a Host header; empty for the platform's own host, undefined if the host is not ours.
     */
    readonly prefixOf: (host: string) => string | undefined
  }
>()("adapters/koa/PublicUrl") {
  static readonly layer = Layer.effect(
    PublicUrl,
    Effect.gen(function* () {
      const port = yield* Config.Port("PORT").pipe(Config.withDefault(3000))
      const url = yield* Config.URL("PUBLIC_URL").pipe(Config.withDefault(new URL(`http://localhost:${port}`)))
      const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
      return PublicUrl.of({
        url,
        ofShop: (prefix) => (prefix === "" ? url.origin : `${url.protocol}//${prefix}.${url.host}`),
        prefixOf: (host) => {
          const asked = host.toLowerCase()
          if (asked === url.host) return ""
          const prefix = asked.endsWith(`.${url.host}`) ? asked.slice(0, -url.host.length - 1) : undefined
          return prefix !== undefined && label.test(prefix) ? prefix : undefined
        }
      })
    })
  )
}
