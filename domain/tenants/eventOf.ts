import { Clock, Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { PlatformDeed, PlatformEvent } from "./PlatformEvent.ts"

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
