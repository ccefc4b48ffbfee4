import { Clock, Effect, Schema } from "effect"
import { CurrentUser, UserId } from "#domain/access/CurrentUser.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import { NewId } from "#domain/shared/NewId.ts"

/** Actions of the platform's users on a shop, and of a shop's own users on its subscription. */
export const PlatformAction = Schema.Literals([
  "approved",
  "approvalWithdrawn",
  "quotasChanged",
  "closed",
  "restored",
  "deleted",
  "pageCancelled",
  "pageReactivated"
])
export type PlatformAction = typeof PlatformAction.Type

/**
 * An action recorded for a shop on the platform. Never deleted; once the shop is deleted, handwritten texts are
 * removed. `at` in milliseconds since 1970 UTC.
 */
export const PlatformEvent = Schema.Struct({
  id: field(Schema.String, "Event id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Number, "When it happened, in milliseconds since 1970 UTC.", 1763740800000),
  tenantId: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  deed: field(PlatformAction, "Action taken."),
  /** Details such as `storage – → 60000`; empty if the action needs none. */
  detail: field(Schema.String, "What was changed; empty if the action needs no details.", "storage – → 60000"),
  /** The reason given by the user; empty if none is required. */
  note: field(Schema.String, "Reason as entered.", "Moved 30 GB of photos over from their former system."),
  byUserId: field(UserId, "User who did it.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  byName: field(Schema.String, "Name of the user who did it.", "Rosa Root")
})
export type PlatformEvent = typeof PlatformEvent.Type

/** Creates the event for an action of the current user on a shop, to be saved with the change. */
export const eventOf = Effect.fnUntraced(function* (
  tenantId: TenantId,
  deed: PlatformAction,
  { detail = "", note = "" }: Partial<Pick<PlatformEvent, "detail" | "note">> = {}
) {
  const by = yield* CurrentUser
  if (by === undefined) return yield* Effect.die("no actor performs this action")
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
