import { Context, type Effect } from "effect"
import type { CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { PlatformEvent } from "./PlatformEvent.ts"
import type { Tenant, TenantChanged, TenantNotFound, TenantSearch } from "./Tenant.ts"

/** The directory of shops. The only storage that is queried before the tenant is known. */
export class Tenants extends Context.Service<
  Tenants,
  {
    /** Returns the shop of a subdomain; "" is the platform's own. May be a few seconds out of date. */
    readonly byPrefix: (prefix: string) => Effect.Effect<Tenant | undefined>
    /** May be a few seconds out of date. */
    readonly get: (id: TenantId) => Effect.Effect<Tenant | undefined>
    /** Returns the current version, for updating. */
    readonly getCurrent: (id: TenantId) => Effect.Effect<Tenant, TenantNotFound>
    /** Returns one page of all shops except the platform's own, by business name by default. */
    readonly list: (search: TenantSearch) => Effect.Effect<Page<Tenant>, CursorInvalid>
    /**
     * Saves the shop with the version incremented, together with the event that records who did what; rejects with
     * `TenantChanged` if `tenant.version` is not the stored one.
     */
    readonly save: (tenant: Tenant, event: PlatformEvent) => Effect.Effect<Tenant, TenantNotFound | TenantChanged>
    /** Records an event of the current shop, in the transaction of the change itself. */
    readonly recordEvent: (event: PlatformEvent) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Deletes a closed shop; rejects with `TenantChanged` if `tenant.version` is not the stored one. The shop cannot be
     * found or signed in to from then on. Its data is deleted in the background. Handwritten reasons are removed from
     * its events.
     */
    readonly remove: (
      tenant: Tenant,
      event: PlatformEvent
    ) => Effect.Effect<void, TenantNotFound | TenantChanged, CurrentTenant>
    /** Returns a shop's platform events, latest first. */
    readonly events: (id: TenantId) => Effect.Effect<ReadonlyArray<PlatformEvent>>
  }
>()("domain/tenants/Tenants") {}
