import { Context, Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { isMadeOf, passwordCores } from "./passwordCores.ts"
import type { User } from "./User.ts"
import { PasswordCommon } from "./userFailures.ts"

/**
 * Rejects passwords that are easy to guess with `PasswordCommon` (P2). `own` are names of the shop and the user, which
 * only matter for them.
 */
export const rejectCommonPassword = Effect.fn("rejectCommonPassword")(function* (
  password: string,
  own: ReadonlyArray<string>
) {
  const { has } = yield* CommonPasswords
  const words = new Set([...productWords, ...own.flatMap(wordsIn)])
  if ([...passwordCores(password)].some((core) => has(core) || isMadeOf(core, words)))
    return yield* new PasswordCommon()
})

/** Returns the words of a name with at least three characters, and all of them joined. */
const wordsIn = (name: string): ReadonlyArray<string> => {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return [...words, words.join("")].filter((word) => word.length >= 3)
}

/** Rejects a password made of common words, the shop's names or the user's own names. */
export const rejectCommonPasswordOf = Effect.fn("rejectCommonPasswordOf")(function* (user: User, password: string) {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const [mailbox = ""] = user.emailAddress.split("@")
  yield* rejectCommonPassword(password, [
    tenant?.businessName ?? "",
    tenant?.prefix ?? "",
    user.firstName,
    user.lastName,
    user.userName,
    mailbox
  ])
})

/** Dictionary of the most common password words and those of the trade (P2). Look up in lowercase. */
export class CommonPasswords extends Context.Service<
  CommonPasswords,
  {
    readonly has: (word: string) => boolean
  }
>()("domain/people/CommonPasswords") {}

/**
 * Words of the product and the trade, in its three languages, that an attacker of an auto-glass shop would try first
 * (P2).
 */
const productWords: ReadonlyArray<string> = [
  "frit",
  "fritglass",
  "autoglass",
  "auto",
  "glass",
  "windshield",
  "windscreen",
  "backglass",
  "doorglass",
  "quarterglass",
  "sunroof",
  "repair",
  "replacement",
  "calibration",
  "adas",
  "urethane",
  "molding",
  "chip",
  "chiprepair",
  "shop",
  "office",
  "counter",
  "installer",
  "owner",
  "admin",
  "billing",
  "sales",
  "invoice",
  "quote",
  "workorder",
  "insurance",
  "claim",
  "deductible",
  "nags",
  "mobile",
  "service",
  "company",
  "the",
  "and",
  "my",
  "parebrise",
  "vitre",
  "vitres",
  "vitrerie",
  "verre",
  "lunette",
  "franchise",
  "atelier",
  "garage",
  "soumission",
  "facture",
  "assurance",
  "parabrisas",
  "vidrio",
  "vidrios",
  "cristal",
  "cristales",
  "taller",
  "cotizacion",
  "factura",
  "seguro",
  "deducible"
]
