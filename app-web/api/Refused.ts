import { Schema } from "effect"

/** The server refused in a way the endpoint does not declare, spec §8: message ids, and message ids by field. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  status: Schema.Int,
  messages: Schema.Array(Schema.String),
  errors: Schema.Record(Schema.String, Schema.Array(Schema.String)),
  /** Of a refusal that passes: when the call may be made again, in milliseconds UTC. */
  until: Schema.optionalKey(Schema.Number)
}) {}
