import { Context } from "effect"

/**
 * Where shops are found on the web, from configuration and never from a request: `("demo") =>
 * "http://demo.localhost:3000"`.
 */
export class Addresses extends Context.Service<
  Addresses,
  {
    readonly ofShop: (prefix: string) => string
  }
>()("domain/tenants/Addresses") {}
