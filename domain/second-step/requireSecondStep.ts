import { Effect } from "effect"
import { ownUser } from "#domain/account/profileOf.ts"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import { isSecondStepRequired, secondStepRequired, TenantSettings } from "#domain/tenants/TenantSettings.ts"

/**
 * Requires a second step of everybody in the shop, or no longer; whoever has none then sets one up before anything
 * else.
 */
export const requireSecondStep = Effect.fn("requireSecondStep")(function* ({
  isRequired
}: {
  readonly isRequired: boolean
}) {
  if (isRequired !== (yield* isSecondStepRequired)) {
    yield* (yield* TenantSettings).keep({ ...secondStepRequired, value: String(isRequired) })
    yield* recordAudit(yield* ownUser, { kind: isRequired ? "secondStepRequired" : "secondStepOptional" })
  }
  return { isRequired }
})
