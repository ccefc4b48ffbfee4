import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"

/** What of a shop people follow while they look at it. */
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

/** What became of it. */
export const ShopEventChange = Schema.Literals(["made", "changed", "deleted"])
export type ShopEventChange = typeof ShopEventChange.Type

/**
 * One thing of the shop that changed, as those who follow it are told: by its id alone, never by what stands in it. Who
 * may see it asks for it, and is answered as always.
 */
export const ShopEvent = Schema.Struct({
  kind: field(
    ShopEventKind,
    "What changed: a job, the appointments of a job, a customer, a payment, a message, a reminder, a dispatch, or who has a job open."
  ),
  change: field(ShopEventChange, "Whether it was made, changed or deleted."),
  id: field(
    Schema.NullOr(Schema.String),
    "The id of what changed; of appointments and presence the job's. Null where so many changed at once that they are not told one by one.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  job: field(
    Schema.NullOr(Schema.String),
    "The id of the job that it belongs to, of payments, messages, reminders and dispatches.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type ShopEvent = typeof ShopEvent.Type

/**
 * An event as it is kept, with those whose own work it is: a job's installers, who has the reminder, who came to a job or
 * left it.
 */
export interface KeptShopEvent extends ShopEvent {
  readonly people: ReadonlyArray<UserId>
}

/** That somebody's sign-in ended or their rights changed; told to nobody, it has their open channels looked at. */
export interface AccessEvent {
  readonly kind: "access"
}

/** Milliseconds for which events are kept: who was away for longer is told to ask for all anew. */
export const eventsKeptFor = 60 * 60_000
