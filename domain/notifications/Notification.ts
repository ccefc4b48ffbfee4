import { Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { NotificationChannel } from "./NotificationKind.ts"

/** The hosts of browsers' push services; a leading dot matches any subdomain. */
const services = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".push.services.mozilla.com",
  "web.push.apple.com",
  ".push.apple.com",
  ".notify.windows.com"
]

/**
 * Returns whether a URL belongs to a browser's push service. The server sends push messages to no other URLs, because
 * clients supply them.
 */
export const isPushServiceUrl = (address: string): boolean => {
  const [, host] = /^https:\/\/([a-z0-9.-]+)\/[^\s#]*$/.exec(address) ?? []
  return host !== undefined && services.some((one) => (one.startsWith(".") ? host.endsWith(one) : host === one))
}

/** A user's notification channel for each kind of event. */
export const NotificationChoices = Schema.Struct({
  jobUpdates: field(
    NotificationChannel,
    "Channel for customers accepting or declining a quote, or requesting a callback.",
    "email"
  ),
  quoteRequests: field(
    NotificationChannel,
    "Channel for requests, bookings, reschedules, and cancellations on the public page.",
    "email"
  ),
  /** Omitted by older clients; defaults to email, as for users who have not chosen. */
  dispatches: field(NotificationChannel, "Channel for work sent by an insurer's network.", "email").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("email" as const))
  ),
  /** Omitted by older clients; defaults to email. */
  reminders: field(NotificationChannel, "Channel for the user's own due reminders.", "email").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("email" as const))
  ),
  /** Omitted by older clients; defaults to email. */
  strays: field(
    NotificationChannel,
    "Channel for invoices rejected or short-paid by a network, and network messages that cannot be assigned.",
    "email"
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed("email" as const)))
})
export type NotificationChoices = typeof NotificationChoices.Type

/** The default channels: email for everything. */
export const defaultChoices: NotificationChoices = {
  jobUpdates: "email",
  quoteRequests: "email",
  dispatches: "email",
  reminders: "email",
  strays: "email"
}

export const PushDeviceId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PushDeviceId"))
export type PushDeviceId = typeof PushDeviceId.Type

/** A browser that shows notifications, as shown to its user. */
export const PushDevice = Schema.Struct({
  id: field(PushDeviceId, "Unique device id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "Browser and operating system.", "Chrome, Windows"),
  addedAt: field(Schema.Int, "Time the device was added, in milliseconds since 1970 UTC.", 1763740800000)
})
export type PushDevice = typeof PushDevice.Type

/** A browser's public key, an uncompressed P-256 point (65 bytes), and its 16-byte secret, as base64url. */
const publicKey = /^[A-Za-z0-9_-]{87}=?$/
const secret = /^[A-Za-z0-9_-]{22}={0,2}$/
const like = (pattern: RegExp) => Schema.String.check(Schema.isPattern(pattern, { message: "push.invalid" }))

/** A browser's push endpoint and keys (W3C Push API, RFC 8291). */
export const PushSubscription = Schema.Struct({
  endpoint: field(
    Schema.String.check(
      maxLength(1000),
      Schema.makeFilter((address: string) => (isPushServiceUrl(address) ? undefined : "push.unknownService"))
    ),
    "URL at the browser's push service.",
    "https://fcm.googleapis.com/fcm/send/abc"
  ),
  p256dh: field(like(publicKey), "Browser's P-256 public key, as base64url.", "B".padEnd(87, "A")),
  auth: field(like(secret), "Browser's 16-byte secret, as base64url.", "A".repeat(22))
})
export type PushSubscription = typeof PushSubscription.Type

/** A device as stored, with its user and push subscription. */
export interface StoredDevice extends PushDevice, PushSubscription {
  readonly userId: UserId
}

/** The maximum number of devices per user; adding more removes the oldest. */
export const maxDevices = 10
