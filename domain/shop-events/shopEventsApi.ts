import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"

/** This browser, or this shop, has as many channels open as it may; one that is closed makes room. */
export class TooManyChannels extends Schema.TaggedError<TooManyChannels>()(
  "TooManyChannels",
  {},
  { httpApiStatus: 429 }
) {}

/** The longest time that a channel looks back without an id, in milliseconds. */
const longestLook = 60_000

export const getShopEvents = endpoint({
  name: "getShopEvents",
  summary:
    "Tells what changes in the shop, as it changes: a stream of server-sent events, `changes` with a list of kinds and ids, `beat` every 20 seconds, `reset` where what happened meanwhile is no longer known and all is to be asked anew. `Last-Event-ID` goes on where a stream was lost, up to an hour later. It ends when the sign-in does or its access token is renewed.",
  method: "GET",
  path: "/events",
  access: access["/account"],
  produces: ["text/event-stream"],
  input: Schema.Struct({
    since: field(
      Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2_000))),
      "The same as the header Last-Event-ID, for those who cannot send one.",
      "1764091200000.7483:7490:7483"
    ),
    age: field(
      Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: longestLook }))),
      "Without an id: for how many milliseconds one has looked at the shop. What happened since is told at once.",
      2_500
    )
  }),
  output: Content,
  failures: [TooManyChannels]
})
