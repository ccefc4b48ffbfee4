import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"

/** The kinds of data for which live updates are sent. */
export const ShopEventKind = Schema.Literals([
  "job",
  "appointment",
  "customer",
  "payment",
  "message",
  "reminder",
  "dispatch",
  "presence"
])
export type ShopEventKind = typeof ShopEventKind.Type

/** Kinds of changes. */
export const ShopEventChange = Schema.Literals(["made", "changed", "deleted"])
export type ShopEventChange = typeof ShopEventChange.Type

/**
 * A live update as sent to clients. It contains only ids, no data; clients with access then load the changed item as
 * usual.
 */
export const ShopEvent = Schema.Struct({
  kind: field(
    ShopEventKind,
    "Kind of item that changed: a job, the appointments of a job, a customer, a payment, a message, a reminder, a dispatch, or who has a job open."
  ),
  change: field(ShopEventChange, "Whether the item was created, changed, or deleted."),
  id: field(
    Schema.NullOr(Schema.String),
    "Id of the changed item; for appointments and presence, the job's id. Null if too many items changed at once to be listed individually.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  job: field(
    Schema.NullOr(Schema.String),
    "Id of the related job, for payments, messages, reminders, and dispatches.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type ShopEvent = typeof ShopEvent.Type

/**
 * An event as stored, with the users it concerns directly: a job's installers, a reminder's assignee, or who opened or
 * left a job.
 */
export interface StoredShopEvent extends ShopEvent {
  readonly people: ReadonlyArray<UserId>
}

/**
 * A user's session ended or their permissions changed. Not sent to clients; makes the server recheck their open
 * channels.
 */
export interface AccessEvent {
  readonly kind: "access"
}

/** How long events are retained, in milliseconds. Clients that were disconnected for longer must reload everything. */
export const eventRetention = 60 * 60_000
