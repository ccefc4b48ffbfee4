import { Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { Channel, type MessageTemplate } from "./MessageTemplate.ts"

/**
 * Notices sent to customers automatically: appointment booked, the day before, installer on the way, work done, and
 * thanks with a review link.
 */
export const NoticeKind = Schema.Literals(["booked", "dayBefore", "onMyWay", "done", "thanks"])
export type NoticeKind = typeof NoticeKind.Type

/** The message template of each notice. */
export const templateOf: Readonly<Record<NoticeKind, MessageTemplate>> = {
  booked: "workorder",
  dayBefore: "dayBefore",
  onMyWay: "onMyWay",
  done: "done",
  thanks: "thanks"
}

/** A web address, or "". */
const ReviewLink = Schema.String.check(
  maxLength(500),
  Schema.makeFilter((text: string) => text === "" || isWebAddress(text) || "notices.webAddress")
)

/** Whether the text begins with http:// or https://, has a dot within its host, and contains no whitespace. */
const isWebAddress = (text: string) => {
  const [, host = ""] = /^https?:\/\/([^/?#]{3,255})/.exec(text) ?? []
  return !/\s/.test(text) && /[^.]\.[^.]/.test(host)
}

/** Which messages are sent to customers automatically and over which channel, and the default channel for quotes. */
export const CustomerNotices = Schema.Struct({
  on: field(
    Schema.Array(NoticeKind),
    "Messages sent automatically: when an appointment is booked, on the day before, when the installer leaves for it, when the work is done, and thanks on the day after.",
    ["booked", "dayBefore"]
  ),
  channels: field(
    Schema.Struct({
      quote: field(Channel, "Default channel for quotes, unless the sender chooses another."),
      booked: field(Channel, "Channel for booking confirmations."),
      dayBefore: field(Channel, "Channel for the reminder on the day before."),
      onMyWay: field(Channel, "Channel for the notice that the installer is on the way.").pipe(
        Schema.withDecodingDefaultKey(Effect.succeed("sms" as const))
      ),
      done: field(Channel, "Channel for the notice that the work is done.").pipe(
        Schema.withDecodingDefaultKey(Effect.succeed("sms" as const))
      ),
      thanks: field(Channel, "Channel for the thank-you message.")
    }),
    "Preferred channel of each message: email or text message. Customers who did not consent to texts get emails instead, and customers without an email address get texts if they consented."
  ),
  reviewLink: field(
    ReviewLink,
    "Review page of the shop, used in the thank-you message; empty if none.",
    "https://g.page/r/copper-state/review"
  )
}).check(
  Schema.makeFilter(
    ({ on, reviewLink }) =>
      !on.includes("thanks") || reviewLink !== "" || { path: ["reviewLink"], issue: "notices.reviewLinkMissing" }
  )
)
export type CustomerNotices = typeof CustomerNotices.Type

/** The stored notices, with the day each was turned on. Earlier events are not announced. */
export const StoredNotices = Schema.Struct({
  ...CustomerNotices.fields,
  since: Schema.Record(Schema.String, Schema.String)
})
export type StoredNotices = typeof StoredNotices.Type

/**
 * Defaults: no automatic messages until the shop turns them on; messages sent by staff go by email unless they choose
 * otherwise.
 */
export const defaultNotices: StoredNotices = {
  on: [],
  channels: { quote: "email", booked: "email", dayBefore: "email", onMyWay: "sms", done: "sms", thanks: "email" },
  reviewLink: "",
  since: {}
}

/**
 * Returns the shop's preferred channel for a message. Documents without a setting go by email; photo requests go by
 * text, because photos are taken with the phone.
 */
export const preferredChannel = (template: MessageTemplate, { channels }: Pick<StoredNotices, "channels">): Channel =>
  template === "workorder"
    ? channels.booked
    : template === "photos"
      ? "sms"
      : template === "invoice" || template === "receipt" || template === "payLink" || template === "statement"
        ? "email"
        : channels[template]
