import { Context } from "effect"

/** The words that people choose most as passwords, and those of the trade (P2). Asked in lower case. */
export class CommonPasswords extends Context.Service<
  CommonPasswords,
  {
    readonly has: (word: string) => boolean
  }
>()("domain/people/CommonPasswords") {}
