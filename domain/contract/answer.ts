import { Effect, identity, Result, Schema } from "effect"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
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
export const answer = Effect.fnUntraced(function*<R>(
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
  const decoded = yield* Effect.result(decode(inputOnTheWire(endpoint), input))
  if (decoded._tag === "Failure") return invalid(messageIds(decoded.failure.issue).issues)

  const { around } = yield* Transaction
  const schemaOf = (failure: unknown) => endpoint.failures.find((one) => Schema.is(one)(failure))
  const work = run(decoded.success).pipe(
    Effect.map(Result.succeed),
    Effect.catchIf((failure) => keepsWhatWasDone(schemaOf(failure)), (failure) => Effect.succeed(Result.fail(failure)))
  )
  const isAlone = endpoint.webhook !== undefined || (endpoint.method === "GET" && endpoint.keeps !== true)
  const outcome = Result.flatMap(yield* Effect.result(isAlone ? work : around(work)), identity)
  if (outcome._tag === "Success") {
    return endpoint.produces === undefined ? done(yield* encode(endpoint.output, outcome.success)) : { ...done(null), content: outcome.success as Content }
  }

  const failure = outcome.failure as { readonly _tag: string }
  const schema = schemaOf(failure)
  return failed(failure._tag, yield* encode(schema, failure), schema)
})

const decode = (schema: Wire, value: unknown) =>
  Schema.decodeUnknownEffect(schema)(value, { errors: "all", onExcessProperty: "error" })

const onTheWire = new WeakMap<Wire, Wire>()
const encode = (schema: Wire, value: unknown) => {
  const codec = onTheWire.get(schema) ?? Schema.toCodecJson(schema)
  onTheWire.set(schema, codec as Wire)
  return Effect.orDie(Schema.encodeUnknownEffect(codec as Wire)(value))
}
