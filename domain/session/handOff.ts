import { Clock, Effect } from "effect"
import type { SignInMethod } from "#domain/audit/AuditEvent.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { CurrentTenant, type TenantId, withTenant } from "#domain/shared/CurrentTenant.ts"
import { rootTenantUniqueId, type Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { ShopUrls } from "#domain/tenants/ShopUrls.ts"
import { rememberDevice } from "#domain/credentials/KnownDevices.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions, lifetimes } from "#domain/credentials/Sessions.ts"

/**
 * Completes a sign-in: returns a single-use key that opens a session on the user's own shop within 60 seconds (spec §4
 * Session). Remembers the browser as a known device.
 */
export const handOff = Effect.fn("handOff")(function* (
  userId: UserId,
  tenant: Pick<Tenant, "id" | "prefix">,
  method: SignInMethod
) {
  const secrets = yield* Secrets
  const key = yield* secrets.next
  const expires = (yield* Clock.currentTimeMillis) + lifetimes.handOffKey
  const device = yield* rememberDevice(userId).pipe(withTenant(tenant.id))
  yield* (yield* Sessions)
    .addLoginKey({ fingerprint: secrets.fingerprint(key), userId, expires, method, device })
    .pipe(withTenant(tenant.id))
  return { success: true as const, key, redirectUrl: `${(yield* ShopUrls).ofShop(tenant.prefix)}/auth-transition` }
})

/** Returns whether the current host may be used to sign in to a shop: its own host or the base domain. */
export const canSignInHere = Effect.fnUntraced(function* (shop: TenantId) {
  const here = yield* CurrentTenant
  if (here.id === shop) return true
  return (yield* (yield* Tenants).get(here.id))?.tenantUniqueId === rootTenantUniqueId
})
