import { Effect, Result, Schema, identity } from "effect"
import { CurrentUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import { type Access, hasAccess } from "#domain/access/hasAccess.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Content } from "./Content.ts"
import { type Handler, type Wire, inputCodecOf } from "./Endpoint.ts"
import { type ApiResponse, done, failed, invalid, commitsTransaction, refused } from "./Envelope.ts"
import { findOversizedLists } from "./findOversizedLists.ts"
import { messageIds } from "./messageIds.ts"
import { Transaction } from "./Transaction.ts"

/**
 * Handles a request: checks access, decodes the input, runs the handler in a transaction and encodes the result. Used
 * by Koa, the tests and the stories.
 */
export const handleRequest = Effect.fnUntraced(function* <R>(
  { endpoint, run }: Handler<R>,
  input: unknown
): Effect.fn.Return<ApiResponse, never, R | CurrentUser | CurrentTenant | Transaction> {
  const user = yield* CurrentUser
  const turnedAway = authorize(endpoint.access, user)
  if (turnedAway !== undefined) return turnedAway

  const broken = unstorablePaths(input)
  if (broken.length > 0) return invalid(broken.map((path) => ({ path, message: "text.invalidCharacters" })))
  const long = findOversizedLists(inputCodecOf(endpoint).ast, input)
  if (long.length > 0) return invalid(long)
  const decoded = decoderOf(inputCodecOf(endpoint))(input)
  if (decoded._tag === "Failure") return invalid(messageIds(decoded.failure.issue).issues)

  const { run: around } = yield* Transaction
  const schemaOf = (failure: unknown) => endpoint.failures.find((one) => Schema.is(one)(failure))
  const work = run(decoded.success).pipe(
    Effect.map(Result.succeed),
    Effect.catchIf(
      (failure) => commitsTransaction(schemaOf(failure)),
      (failure) => Effect.succeed(Result.fail(failure))
    )
  )
  const isAlone = endpoint.webhook !== undefined || (endpoint.method === "GET" && endpoint.writes !== true)
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

/** Caches a value per schema, so that decoders and encoders are not rebuilt for every request. */
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

/**
 * Decodes with a fast path that stops at the first error, because most input is valid; collects all errors only if that
 * fails. The fast path takes half the time.
 */
const decoderOf = onceOf((schema) => {
  const right = Schema.decodeUnknownResult(schema, { onExcessProperty: "error" })
  const faults = Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" })
  return (input: unknown) => {
    const decoded = right(input)
    return decoded._tag === "Success" ? decoded : faults(input)
  }
})

/**
 * Encodes an output, omitting properties the schema does not name. Validation is skipped, because stored data was valid
 * under the rules at the time.
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
 * Returns whether instances of a class are already in their encoded form (`static isOwnJson`). Such a class must not
 * carry properties its schema does not name.
 */
const isOwnJson = (member: unknown): member is abstract new () => unknown =>
  typeof member === "function" && "isOwnJson" in member && member.isOwnJson === true

/**
 * Returns the refusal if the user may not call an endpoint, or undefined if they may. Endpoints without an access rule
 * are closed to everyone (Z2). A password set by someone else must be changed first, then a second step required by the
 * shop must be set up.
 */
export const authorize = (
  access: Access | "everyone" | undefined,
  user: SignedInUser | undefined
): ApiResponse | undefined => {
  if (access === "everyone") return undefined
  if (user === undefined) return refused(401, "signInFirst")
  if (access === undefined) return refused(403, "notAllowed")
  if (user.mustChangePassword === true && access.beforePasswordChange !== true)
    return refused(403, "mustChangePassword")
  if (user.mustSetUpSecondStep === true && access.beforeSecondStep !== true) return refused(403, "mustSetUpSecondStep")
  return hasAccess(access, user) ? undefined : refused(403, "notAllowed")
}

/**
 * Returns the paths of strings that the database cannot store: those with a NUL or an unpaired surrogate. Only broken
 * or hostile clients send them.
 */
export const unstorablePaths = (
  input: unknown,
  path: ReadonlyArray<string> = []
): ReadonlyArray<ReadonlyArray<string>> => {
  if (typeof input === "string") return input.includes("\u0000") || !input.isWellFormed() ? [path] : []
  if (input === null || typeof input !== "object") return []
  return Object.entries(input).flatMap(([name, value]) => unstorablePaths(value, [...path, name]))
}
