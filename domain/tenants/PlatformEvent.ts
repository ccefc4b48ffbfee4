import { Clock, Effect, Schema } from "effect"
import { CurrentUser, UserId } from "#domain/access/CurrentUser.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import { NewId } from "#domain/shared/NewId.ts"

/** What the platform's people do to a shop, and its own people to its subscription. */
export const PlatformDeed = Schema.Literals([
  "approved",
  "approvalWithdrawn",
  "quotasChanged",
  "closed",
  "restored",
  "deleted",
  "pageCancelled",
  "pageReactivated"
])
export type PlatformDeed = typeof PlatformDeed.Type

/**
 * What was done to a shop on the platform, kept for ever; of a deleted shop without what was written by hand. `at` in
 * milliseconds UTC.
 */
export const PlatformEvent = Schema.Struct({
  id: field(Schema.String, "Its own id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Number, "When, milliseconds since 1970 in UTC.", 1763740800000),
  tenantId: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  deed: field(PlatformDeed, "What was done."),
  /** What was changed, such as `storage – → 60000`; "" where the deed says it all. */
  detail: field(Schema.String, "What was changed; empty where that is plain.", "storage – → 60000"),
  /** The reason, in the words of who did it; "" where none is asked for. */
  note: field(Schema.String, "Why, as it was written.", "Moved 30 GB of photos over from their former system."),
  byUserId: field(UserId, "Who did it.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  byName: field(Schema.String, "Their name.", "Rosa Root")
})
export type PlatformEvent = typeof PlatformEvent.Type

/** The event of what the signed-in person does to a shop now, to be kept with it. */
export const eventOf = Effect.fnUntraced(function* (
  tenantId: TenantId,
  deed: PlatformDeed,
  { detail = "", note = "" }: Partial<Pick<PlatformEvent, "detail" | "note">> = {}
) {
  const by = yield* CurrentUser
  if (by === undefined) return yield* Effect.die("nobody does this")
  return {
    id: yield* (yield* NewId).next,
    at: yield* Clock.currentTimeMillis,
    tenantId,
    deed,
    detail,
    note,
    byUserId: by.id,
    byName: `${by.firstName} ${by.lastName}`
  } satisfies PlatformEvent
})
