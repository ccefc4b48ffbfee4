import { Context } from "effect"

/**
 * The public URLs of shops, taken from the configuration and never from a request: `("demo") =>
 * "http://demo.localhost:3000"`.
 */
export class Addresses extends Context.Service<
  Addresses,
  {
    readonly ofShop: (prefix: string) => string
  }
>()("domain/tenants/Addresses") {}
