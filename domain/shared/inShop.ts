import { Effect } from "effect"
import { CurrentTenant, type TenantId } from "./CurrentTenant.ts"

/** Runs in a shop, whatever the address somebody stands at. */
export const inShop = (id: TenantId) => Effect.provideService(CurrentTenant, { id })
