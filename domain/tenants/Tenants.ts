import { Context, type Effect } from "effect"
import type { CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { PlatformEvent } from "./PlatformEvent.ts"
import type { Tenant, TenantChanged, TenantNotFound, TenantSearch } from "./Tenant.ts"

/** The directory of shops: the one place that is asked before a tenant is known. */
export class Tenants extends Context.Service<
  Tenants,
  {
    /** Whose subdomain this is; "" is the platform's own. May be some seconds old. */
    readonly byPrefix: (prefix: string) => Effect.Effect<Tenant | undefined>
    /** May be some seconds old. */
    readonly get: (id: TenantId) => Effect.Effect<Tenant | undefined>
    /** As it stands this moment, to be changed. */
    readonly open: (id: TenantId) => Effect.Effect<Tenant, TenantNotFound>
    /** One page of all shops but the platform's own, by business name unless asked otherwise. */
    readonly list: (search: TenantSearch) => Effect.Effect<Page<Tenant>, CursorInvalid>
    /**
     * Keeps the shop with the next version, together with the note of who did what, if `tenant.version` is still the
     * one that is kept.
     */
    readonly save: (tenant: Tenant, event: PlatformEvent) => Effect.Effect<Tenant, TenantNotFound | TenantChanged>
    /** Keeps a note of what was done to the current shop, in the transaction of what was done. */
    readonly note: (event: PlatformEvent) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Deletes a closed shop if `tenant.version` is still the one that is kept: from now on nobody finds it or signs in
     * to it. What it has is removed behind the call, however long that takes. Of what was noted of it, reasons written
     * by hand are removed too.
     */
    readonly remove: (
      tenant: Tenant,
      event: PlatformEvent
    ) => Effect.Effect<void, TenantNotFound | TenantChanged, CurrentTenant>
    /** What the platform's people did to a shop, the latest first. */
    readonly events: (id: TenantId) => Effect.Effect<ReadonlyArray<PlatformEvent>>
  }
>()("domain/tenants/Tenants") {}
