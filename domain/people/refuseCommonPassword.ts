import { Context, Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { isMadeOf, passwordCores } from "./passwordCores.ts"
import type { User } from "./User.ts"
import { PasswordCommon } from "./userFailures.ts"

/**
 * Refuses what is guessed first (P2). `own`: names of the shop and the person, which are words of nobody
 * else's.
 */
export const refuseCommonPassword = Effect.fn("refuseCommonPassword")(function* (
  password: string,
  own: ReadonlyArray<string>
) {
  const { has } = yield* CommonPasswords
  const words = new Set([...productWords, ...own.flatMap(wordsIn)])
  if ([...passwordCores(password)].some((core) => has(core) || isMadeOf(core, words)))
    return yield* new PasswordCommon()
})

/** The words of a name that are long enough to be one, and the whole written together. */
const wordsIn = (name: string): ReadonlyArray<string> => {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return [...words, words.join("")].filter((word) => word.length >= 3)
}

/** Refuses a password made of common words, of the shop's names or of the person's own. */
export const refuseCommonFor = Effect.fn("refuseCommonFor")(function* (user: User, password: string) {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const [mailbox = ""] = user.emailAddress.split("@")
  yield* refuseCommonPassword(password, [
    tenant?.businessName ?? "",
    tenant?.prefix ?? "",
    user.firstName,
    user.lastName,
    user.userName,
    mailbox
  ])
})

/** The words that people choose most as passwords, and those of the trade (P2). Asked in lower case. */
export class CommonPasswords extends Context.Service<
  CommonPasswords,
  {
    readonly has: (word: string) => boolean
  }
>()("domain/people/CommonPasswords") {}

/**
 * The words of the product and the trade, in its three languages, that whoever guesses passwords of a glass shop tries
 * first (P2).
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
