import { Schema } from "effect"

/**
 * What the shop's people are told of without asking, spec §3: important job updates, requests of the public page,
 * inbound work assignments, one's own reminders, what came from a network and has no place.
 */
export const NotificationKind = Schema.Literals(["jobUpdates", "quoteRequests", "dispatches", "reminders", "strays"])
export type NotificationKind = typeof NotificationKind.Type

/** How one is told: by mail, or on one's devices. */
export const NotificationChannel = Schema.Literals(["email", "push"])
export type NotificationChannel = typeof NotificationChannel.Type
