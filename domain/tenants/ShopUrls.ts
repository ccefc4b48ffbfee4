import { Context } from "effect"

/**
 * The public URLs of shops, taken from the configuration and never from a request: `("demo") =>
 * "http://demo.localhost:3000"`.
 */
export class ShopUrls extends Context.Service<
  ShopUrls,
  {
    readonly ofShop: (prefix: string) => string
  }
>()("domain/tenants/ShopUrls") {}
