import { Effect, identity, Result, Schema } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { admit } from "./admit.ts"
import type { Content } from "./Content.ts"
import { type Answer, done, failed, invalid, keepsWhatWasDone } from "./Envelope.ts"
import { type Handler, inputOnTheWire, type Wire } from "./Endpoint.ts"
import { longLists } from "./longLists.ts"
import { messageIds } from "./messageIds.ts"
import { Transaction } from "./Transaction.ts"
import { unkeepable } from "./unkeepable.ts"

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

const decoderOf = onceOf((schema) => Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" }))

/**
 * What the schema does not name is left out. Rules are asked of what comes in: what was kept was right by the rules of
 * its day.
 */
const encoderOf = onceOf((schema) =>
  Schema.encodeUnknownSync(Schema.toCodecJson(schema) as Wire, { disableChecks: true })
)
