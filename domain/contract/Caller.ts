import { Context } from "effect"

/**
 * From which address on the network a call comes, as far as the server trusts what it is told. An IPv6 caller is known
 * by their network.
 */
export class Caller extends Context.Service<
  Caller,
  {
    readonly address: string
  }
>()("domain/contract/Caller") {}
