import { Schema, Predicate } from "effect"

/**
 * The server rejected the request with an error the endpoint does not declare, spec §8: message ids, and message ids by
 * field.
 */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  status: Schema.Int,
  messages: Schema.Array(Schema.String),
  errors: Schema.Record(Schema.String, Schema.Array(Schema.String)),
  /** For temporary refusals: when the request may be retried, in milliseconds UTC. */
  until: Schema.optionalKey(Schema.Number)
}) {}

/** No response: the connection or the server is down. No input is lost, and the same action can be retried. */
export class Offline extends Schema.TaggedError<Offline>()("Offline", {}) {}

/** Returns whether an error is an expected, named failure rather than a bug. */
export const isFailure = (error: unknown): error is { readonly _tag: string } =>
  Predicate.hasProperty(error, "_tag") && typeof error._tag === "string" && error._tag !== "SchemaError"
