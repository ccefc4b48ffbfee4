import { Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { Channel, type MessageTemplate } from "./MessageTemplate.ts"

/** What customers are told without anybody writing: booked, the day before, on the way, done, thanks with a link to a review. */
export const NoticeKind = Schema.Literals(["booked", "dayBefore", "onMyWay", "done", "thanks"])
export type NoticeKind = typeof NoticeKind.Type

/** The message that a notice is. */
export const templateOf: Readonly<Record<NoticeKind, MessageTemplate>> = {
  booked: "workorder",
  dayBefore: "dayBefore",
  onMyWay: "onMyWay",
  done: "done",
  thanks: "thanks"
}

/** An address on the web, or "". */
const ReviewLink = Schema.String.check(
  maxLength(500),
  Schema.makeFilter((text: string) => text === "" || isWebAddress(text) || "notices.webAddress")
)

/** A host with a dot after http:// or https://, and no blank anywhere. */
const isWebAddress = (text: string) => {
  const [, host = ""] = /^https?:\/\/([^/?#]{3,255})/.exec(text) ?? []
  return !/\s/.test(text) && /[^.]\.[^.]/.test(host)
}

/** Which messages go to customers by themselves, and which way; and which way a quote goes unless one is chosen. */
export const CustomerNotices = Schema.Struct({
  on: field(
    Schema.Array(NoticeKind),
    "The messages that go out by themselves: once an appointment is booked, on the day before, as the installer leaves for it, once the work is done, and thanks on the day after.",
    ["booked", "dayBefore"]
  ),
  channels: field(
    Schema.Struct({
      quote: field(Channel, "How a quote is sent unless the sender chooses."),
      booked: field(Channel, "How customers hear that they are booked."),
      dayBefore: field(Channel, "How customers are reminded on the day before."),
      onMyWay: field(Channel, "How customers hear that the installer is on the way.").pipe(
        Schema.withDecodingDefaultKey(Effect.succeed("sms" as const))
      ),
      done: field(Channel, "How customers hear that the work is done.").pipe(
        Schema.withDecodingDefaultKey(Effect.succeed("sms" as const))
      ),
      thanks: field(Channel, "How customers are thanked.")
    }),
    "By mail or text message. Who did not agree to texts is written to by mail, who has no mail address is texted if they agreed."
  ),
  reviewLink: field(
    ReviewLink,
    "Where customers review the shop, for the thanks; empty without one.",
    "https://g.page/r/copper-state/review"
  )
}).check(
  Schema.makeFilter(
    ({ on, reviewLink }) =>
      !on.includes("thanks") || reviewLink !== "" || { path: ["reviewLink"], issue: "notices.reviewLinkMissing" }
  )
)
export type CustomerNotices = typeof CustomerNotices.Type

/** The same as they are kept, with the day on which each was switched on: what lies before is not told. */
export const KeptNotices = Schema.Struct({
  ...CustomerNotices.fields,
  since: Schema.Record(Schema.String, Schema.String)
})
export type KeptNotices = typeof KeptNotices.Type

/** Nobody is written to until the shop says so; what a person sends goes by mail unless they choose. */
export const noNotices: KeptNotices = {
  on: [],
  channels: { quote: "email", booked: "email", dayBefore: "email", onMyWay: "sms", done: "sms", thanks: "email" },
  reviewLink: "",
  since: {}
}

/**
 * The way that the shop chose for a message; papers without a choice go by mail, and who is to take photos has the
 * phone in hand.
 */
export const preferredChannel = (template: MessageTemplate, { channels }: Pick<KeptNotices, "channels">): Channel =>
  template === "workorder"
    ? channels.booked
    : template === "photos"
      ? "sms"
      : template === "invoice" || template === "receipt" || template === "payLink" || template === "statement"
        ? "email"
        : channels[template]
