import { Effect } from "effect"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"

/** Does something in one shop. */
export const inShop = (id: TenantId) => Effect.provideService(CurrentTenant, { id })
