import { Schema, Predicate } from "effect"

/** The server refused in a way the endpoint does not declare, spec §8: message ids, and message ids by field. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  status: Schema.Int,
  messages: Schema.Array(Schema.String),
  errors: Schema.Record(Schema.String, Schema.Array(Schema.String)),
  /** Of a refusal that passes: when the call may be made again, in milliseconds UTC. */
  until: Schema.optionalKey(Schema.Number)
}) {}

/** No answer came: the line is down, or the server is. Nothing typed is lost; the same press may be tried again. */
export class Offline extends Schema.TaggedError<Offline>()("Offline", {}) {}

/** An expected refusal, which carries the name of the fact, unlike a fault of ours. */
export const isFailure = (error: unknown): error is { readonly _tag: string } =>
  Predicate.hasProperty(error, "_tag") && typeof error._tag === "string" && error._tag !== "SchemaError"
