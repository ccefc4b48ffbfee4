import { Arbitrary, Effect, Schema } from "effect"
import { type Endpoint, inputOnTheWire, pathFields } from "#domain/contract/Endpoint.ts"
import { UserDraft } from "#domain/people/User.ts"
import { sampleUser } from "#domain/testing/samples.ts"
import { rightInputs } from "../fuzz/rightInputs.ts"

type Fields = Record<string, unknown>

const draft = {
  ...Object.fromEntries(Object.keys(UserDraft.fields).map((field) => [field, (sampleUser as Fields)[field]])),
  userName: "canary.new"
}

/** Where chance hardly ever finds one and the fuzz does not say one either. */
const more: Readonly<Record<string, unknown>> = {
  postUser: { ...draft, password: "Clear-View-2026" },
  putUser: { id: "019a2b3c-0000-7000-8000-000000000001", version: 1, ...draft }
}

/**
 * An input that a call takes, as it goes over the wire, without the fields that stand in the path. The same for the
 * same call.
 */
export const wireInput = (endpoint: Endpoint): Promise<Fields> => {
  const known = rightInputs[endpoint.name] ?? more[endpoint.name]
  const right =
    known === undefined
      ? Effect.map(Arbitrary.sampleEffect(Arbitrary.schema(endpoint.input), { count: 1, seed: 7 }), ([one]) =>
          Schema.encodeUnknownSync(inputOnTheWire(endpoint))(one)
        ).pipe(
          // Then the call is asked with nothing; where it wants an id, the test fails and shows that rightInputs lacks
          // one.
          Effect.catch(() => Effect.succeed({}))
        )
      : Effect.succeed(known)
  return Effect.runPromise(
    Effect.map(right, (input) => {
      const inPath = pathFields(endpoint.path)
      return Object.fromEntries(Object.entries(input as Fields).filter(([name]) => !inPath.includes(name)))
    })
  )
}

const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)

/** The same input with every id in it, however deep, exchanged by the name it stands under. */
export const withIds = (input: unknown, idFor: (name: string) => string, name = ""): unknown => {
  // What is called `id` is the thing's own, such as a line's: it leads nowhere.
  if (isId(input)) return name === "id" || name === "parentId" ? input : idFor(name)
  if (Array.isArray(input)) return input.map((one) => withIds(one, idFor, name))
  if (input === null || typeof input !== "object") return input
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field, withIds(value, idFor, field)]))
}
