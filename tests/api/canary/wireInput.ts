import { Arbitrary, Effect, Schema } from "effect"
import { type Endpoint, inputCodecOf, pathFields } from "#domain/contract/Endpoint.ts"
import { UserDraft } from "#domain/people/User.ts"
import { sampleUser } from "#domain/testing/samples.ts"
import { rightInputs } from "../fuzz/rightInputs.ts"

type Fields = Record<string, unknown>

const draft = {
  ...Object.fromEntries(Object.keys(UserDraft.fields).map((field) => [field, (sampleUser as Fields)[field]])),
  userName: "canary.new"
}

/**
 * Inputs for endpoints where random generation rarely finds a valid one and the fuzz tests do not define one either.
 */
const more: Readonly<Record<string, unknown>> = {
  postUser: { ...draft, password: "Clear-View-2026" },
  putUser: { id: "019a2b3c-0000-7000-8000-000000000001", version: 1, ...draft }
}

/**
 * Returns a valid input for an endpoint in wire format, without the fields that are in the path. Deterministic per
 * endpoint.
 */
export const wireInput = (endpoint: Endpoint): Promise<Fields> => {
  const known = rightInputs[endpoint.name] ?? more[endpoint.name]
  const right =
    known === undefined
      ? Effect.map(Arbitrary.sampleEffect(Arbitrary.schema(endpoint.input), { count: 1, seed: 7 }), ([one]) =>
          Schema.encodeUnknownSync(inputCodecOf(endpoint))(one)
        ).pipe(
          // The request is then sent with an empty input. If the endpoint needs an id, the test fails, which shows that
          // rightInputs lacks one.
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

/** Returns the input with every id in it, at any depth, replaced based on its field name. */
export const withIds = (input: unknown, idFor: (name: string) => string, name = ""): unknown => {
  // A field called `id` is the object's own id, such as a line's, and refers to nothing else.
  if (isId(input)) return name === "id" || name === "parentId" ? input : idFor(name)
  if (Array.isArray(input)) return input.map((one) => withIds(one, idFor, name))
  if (input === null || typeof input !== "object") return input
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field, withIds(value, idFor, field)]))
}
