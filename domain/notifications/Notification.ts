import { Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { NotificationChannel } from "./NotificationKind.ts"

/** The push services of browsers by their hosts; with a dot before it any host below. */
const services = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".push.services.mozilla.com",
  "web.push.apple.com",
  ".push.apple.com",
  ".notify.windows.com"
]

/** Whether an address is one of a browser's push service: the server writes to no other that somebody names. */
export const mayPushTo = (address: string): boolean => {
  const [, host] = /^https:\/\/([a-z0-9.-]+)\/[^\s#]*$/.exec(address) ?? []
  return host !== undefined && services.some((one) => (one.startsWith(".") ? host.endsWith(one) : host === one))
}

/** How a person is told of what. */
export const NotificationChoices = Schema.Struct({
  jobUpdates: field(NotificationChannel, "A customer accepts or declines a quote, or asks to be called.", "email"),
  quoteRequests: field(NotificationChannel, "A visitor of the public page asks, books, moves or cancels.", "email"),
  /** Left out by clients that do not know it: then by mail, as for everybody who did not choose. */
  dispatches: field(NotificationChannel, "An insurer's network sends work.", "email").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("email" as const))
  ),
  /** The same. */
  reminders: field(NotificationChannel, "One's own reminder is due.", "email").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("email" as const))
  ),
  /** The same. */
  strays: field(
    NotificationChannel,
    "A network rejects an invoice, pays it short, or sends what has no place.",
    "email"
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed("email" as const)))
})
export type NotificationChoices = typeof NotificationChoices.Type

/** Everybody is told by mail until they choose. */
export const usualChoices: NotificationChoices = {
  jobUpdates: "email",
  quoteRequests: "email",
  dispatches: "email",
  reminders: "email",
  strays: "email"
}

export const PushDeviceId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PushDeviceId"))
export type PushDeviceId = typeof PushDeviceId.Type

/** A browser that shows notifications, as its owner sees it. */
export const PushDevice = Schema.Struct({
  id: field(PushDeviceId, "The device's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "Browser and system.", "Chrome, Windows"),
  addedAt: field(Schema.Int, "When it was added, milliseconds since 1970 in UTC.", 1763740800000)
})
export type PushDevice = typeof PushDevice.Type

/** A browser's public key, an uncompressed point of P-256 (65 bytes), and its secret of 16 bytes, as base64url. */
const publicKey = /^[A-Za-z0-9_-]{87}=?$/
const secret = /^[A-Za-z0-9_-]{22}={0,2}$/
const like = (pattern: RegExp) => Schema.String.check(Schema.isPattern(pattern, { message: "push.invalid" }))

/** Where and with which keys a browser is written to (W3C Push API, RFC 8291). */
export const PushSubscription = Schema.Struct({
  endpoint: field(
    Schema.String.check(
      maxLength(1000),
      Schema.makeFilter((address: string) => (mayPushTo(address) ? undefined : "push.unknownService"))
    ),
    "The address at the browser's push service.",
    "https://fcm.googleapis.com/fcm/send/abc"
  ),
  p256dh: field(like(publicKey), "The browser's public key, P-256, as base64url.", "B".padEnd(87, "A")),
  auth: field(like(secret), "The browser's secret of 16 bytes, as base64url.", "A".repeat(22))
})
export type PushSubscription = typeof PushSubscription.Type

/** A device as it is kept: whose it is, and how it is written to. */
export interface KeptDevice extends PushDevice, PushSubscription {
  readonly userId: UserId
}

/** How many devices a person may have; the one added first goes. */
export const mostDevices = 10
