import { Effect, Result, Schema, identity } from "effect"
import { CurrentUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import { type Access, mayEnter } from "#domain/access/mayEnter.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Content } from "./Content.ts"
import { type Handler, type Wire, inputOnTheWire } from "./Endpoint.ts"
import { type Answer, done, failed, invalid, keepsWhatWasDone, refused } from "./Envelope.ts"
import { longLists } from "./longLists.ts"
import { messageIds } from "./messageIds.ts"
import { Transaction } from "./Transaction.ts"

/** Admit, decode, run in one transaction, encode. Koa, the tests and the stories all answer through here. */
export const answer = Effect.fnUntraced(function* <R>(
  { endpoint, run }: Handler<R>,
  input: unknown
): Effect.fn.Return<Answer, never, R | CurrentUser | CurrentTenant | Transaction> {
  const user = yield* CurrentUser
  const turnedAway = admit(endpoint.access, user)
  if (turnedAway !== undefined) return turnedAway

  const broken = unkeepable(input)
  if (broken.length > 0) return invalid(broken.map((path) => ({ path, message: "text.invalidCharacters" })))
  const long = longLists(inputOnTheWire(endpoint).ast, input)
  if (long.length > 0) return invalid(long)
  const decoded = decoderOf(inputOnTheWire(endpoint))(input)
  if (decoded._tag === "Failure") return invalid(messageIds(decoded.failure.issue).issues)

  const { around } = yield* Transaction
  const schemaOf = (failure: unknown) => endpoint.failures.find((one) => Schema.is(one)(failure))
  const work = run(decoded.success).pipe(
    Effect.map(Result.succeed),
    Effect.catchIf(
      (failure) => keepsWhatWasDone(schemaOf(failure)),
      (failure) => Effect.succeed(Result.fail(failure))
    )
  )
  const isAlone = endpoint.webhook !== undefined || (endpoint.method === "GET" && endpoint.keeps !== true)
  const outcome = Result.flatMap(yield* Effect.result(isAlone ? work : around(work)), identity)
  if (outcome._tag === "Success") {
    return endpoint.produces === undefined
      ? done(encoderOf(endpoint.output)(outcome.success))
      : { ...done(null), content: outcome.success as Content }
  }

  const failure = outcome.failure as { readonly _tag: string }
  const schema = schemaOf(failure)
  return failed(failure._tag, encoderOf(schema)(failure), schema)
})

/** What is made of a schema once: decoders and encoders are looked for in every call. */
const onceOf = <A>(make: (schema: Wire) => A) => {
  const known = new WeakMap<Wire, A>()
  return (schema: Wire): A => {
    const before = known.get(schema)
    if (before !== undefined) return before
    const made = make(schema)
    known.set(schema, made)
    return made
  }
}

/** Nearly all input is right: that is seen in half the time it takes to look for every fault. */
const decoderOf = onceOf((schema) => {
  const right = Schema.decodeUnknownResult(schema, { onExcessProperty: "error" })
  const faults = Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" })
  return (input: unknown) => {
    const decoded = right(input)
    return decoded._tag === "Success" ? decoded : faults(input)
  }
})

/**
 * What the schema does not name is left out. Rules are asked of what comes in: what was kept was right by the rules of
 * its day.
 */
const encoderOf = onceOf((schema) => {
  const encode = Schema.encodeUnknownSync(Schema.toCodecJson(schema) as Wire, { disableChecks: true })
  const ownJson = membersOf(schema).filter(isOwnJson)
  if (ownJson.length === 0) return encode
  return (output: unknown) => (ownJson.some((member) => output instanceof member) ? output : encode(output))
})

const membersOf = (schema: Wire): ReadonlyArray<unknown> =>
  "members" in schema ? (schema.members as ReadonlyArray<unknown>) : [schema]

/**
 * Whether a class says that its instances are what they encode to, word for word (`static isOwnJson`): whoever makes
 * one, by `new` or by decoding, leaves out what it does not name.
 */
const isOwnJson = (member: unknown): member is abstract new () => unknown =>
  typeof member === "function" && "isOwnJson" in member && member.isOwnJson === true

/**
 * Why somebody may not make a call, as it is answered, or undefined when they may. What says nothing of who may is
 * closed to all (Z2). A password given by hand is changed before anything else, then a second step that the
 * shop requires is set up.
 */
export const admit = (access: Access | "everyone" | undefined, user: SignedInUser | undefined): Answer | undefined => {
  if (access === "everyone") return undefined
  if (user === undefined) return refused(401, "signInFirst")
  if (access === undefined) return refused(403, "notAllowed")
  if (user.mustChangePassword === true && access.beforePasswordChange !== true)
    return refused(403, "mustChangePassword")
  if (user.mustSetUpSecondStep === true && access.beforeSecondStep !== true) return refused(403, "mustSetUpSecondStep")
  return mayEnter(access, user) ? undefined : refused(403, "notAllowed")
}

/**
 * The paths of texts in an input that no database can keep: with a NUL, or half of a surrogate pair. They come from
 * broken or hostile clients alone.
 */
export const unkeepable = (input: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<ReadonlyArray<string>> => {
  if (typeof input === "string") return input.includes("\u0000") || !input.isWellFormed() ? [path] : []
  if (input === null || typeof input !== "object") return []
  return Object.entries(input).flatMap(([name, value]) => unkeepable(value, [...path, name]))
}
