import { Schema } from "effect"

/**
 * The events users are notified of automatically, spec §3: important job updates, requests from the public page,
 * inbound work assignments, their own reminders, and network messages that cannot be assigned.
 */
export const NotificationKind = Schema.Literals(["jobUpdates", "quoteRequests", "dispatches", "reminders", "strays"])
export type NotificationKind = typeof NotificationKind.Type

/** How a user is notified: by email, or on their devices. */
export const NotificationChannel = Schema.Literals(["email", "push"])
export type NotificationChannel = typeof NotificationChannel.Type
