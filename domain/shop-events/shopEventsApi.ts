import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"

/** This browser or this shop has reached its limit of open channels; closing one allows another. */
export class TooManyChannels extends Schema.TaggedError<TooManyChannels>()(
  "TooManyChannels",
  {},
  { httpApiStatus: 429 }
) {}

/** The maximum period that a channel without an id looks back, in milliseconds. */
const maxLookback = 60_000

export const getShopEvents = endpoint({
  name: "getShopEvents",
  summary:
    "Streams live updates of the shop as server-sent events: `changes` with a list of kinds and ids, `beat` every 20 seconds, `reset` if intermediate events are no longer known and everything must be reloaded. `Last-Event-ID` resumes a lost stream for up to an hour. The stream ends when the session ends or its access token is renewed.",
  method: "GET",
  path: "/events",
  access: access["/account"],
  produces: ["text/event-stream"],
  input: Schema.Struct({
    since: field(
      Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2_000))),
      "Same as the header Last-Event-ID, for clients that cannot set it.",
      "1764091200000.7483:7490:7483"
    ),
    age: field(
      Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: maxLookback }))),
      "Without an id: milliseconds since the client loaded its data. Events since then are sent immediately.",
      2_500
    )
  }),
  output: Content,
  failures: [TooManyChannels]
})
