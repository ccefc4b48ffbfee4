import type { AuditEvent, SignInMethod } from "#domain/audit/AuditEvent.ts"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import type { User } from "#domain/people/User.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { inShop } from "#domain/shared/inShop.ts"

/** Writes down a sign-in that is refused. The refusal must keep what was done before it, or this is written apart. */
export const recordRefusal = (
  user: User,
  shop: TenantId,
  method: SignInMethod,
  refused: NonNullable<AuditEvent["refused"]>
) => recordAudit(user, { kind: "signInRefused", method, refused }).pipe(inShop(shop))
