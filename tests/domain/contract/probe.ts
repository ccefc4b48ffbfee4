import { Effect, Exit, Layer, Schema } from "effect"
import { endpoint, handle } from "#domain/contract/Endpoint.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import { freshTenant, withTenant } from "#tests/contracts/fresh.ts"

/** An endpoint for these tests, with a response and a failure of each kind. */

export class GlassGone extends Schema.TaggedError<GlassGone>()(
  "GlassGone",
  { number: Schema.Int, when: Schema.DateTimeUtcFromString },
  { httpApiStatus: 404 }
) {}
export class GlassTaken extends Schema.TaggedError<GlassTaken>()(
  "GlassTaken",
  { by: Schema.String },
  { httpApiStatus: 409 }
) {}
export class GlassOdd extends Schema.TaggedError<GlassOdd>()("GlassOdd", {}) {}
export class GlassBurnt extends Schema.TaggedError<GlassBurnt>()(
  "GlassBurnt",
  {},
  { httpApiStatus: 401, commitsTransaction: true }
) {}

const Asked = Schema.Struct({
  id: Schema.Int,
  note: Schema.String.check(Schema.isMaxLength(3, { message: "tooLong:3" })),
  day: Schema.optionalKey(Schema.DateTimeUtcFromString)
})
type Asked = typeof Asked.Type
const Told = Schema.Struct({ id: Schema.Int, day: Schema.NullOr(Schema.DateTimeUtcFromString) })

export const probe = endpoint({
  name: "probe",
  summary: "",
  method: "POST",
  path: "/probe/:id",
  access: { roles: ["sales"], features: ["EDI"] },
  input: Asked,
  output: Told,
  failures: [GlassGone, GlassTaken, GlassOdd, GlassBurnt]
})
export const openProbe = { ...probe, access: "everyone" } as const
export const readProbe = { ...probe, method: "GET" } as const

type Refusal = GlassGone | GlassTaken | GlassOdd | GlassBurnt

/** A handler for the probe that counts its runs. */
export const counting = (
  asked: typeof probe | typeof openProbe | typeof readProbe,
  then: (input: Asked) => Effect.Effect<typeof Told.Type, Refusal> = told
) => {
  let runs = 0
  return {
    ...handle(asked, (input: Asked) =>
      Effect.suspend(() => {
        runs++
        return then(input)
      })
    ),
    runs: () => runs
  }
}

const told = ({ id, day }: Asked) => Effect.succeed({ id, day: day ?? null })

/** A transaction that records how each request ended. */
export const recording = () => {
  const ends: Array<"committed" | "rolled back"> = []
  const around = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.onExit(work, (exit) => Effect.sync(() => void ends.push(Exit.isSuccess(exit) ? "committed" : "rolled back")))
  return { ends, layer: Layer.succeed(Transaction, { run: around, runInNew: (work) => work }) }
}

const somebody: SignedInUser = {
  id: UserId.make(crypto.randomUUID()),
  firstName: "Bea",
  lastName: "Ortiz",
  roles: ["sales"],
  features: ["EDI"],
  accountActive: true
}

/** Runs as Bea, who has permission unless changed. */
export const asUser = (changes: Partial<SignedInUser> | undefined = {}) =>
  Effect.provideService(CurrentUser, { ...somebody, ...changes })
export const asAnonymous = Effect.provideService(CurrentUser, undefined)
export const inAShop = withTenant(freshTenant().id)
