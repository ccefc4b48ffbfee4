import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { TenantSetting } from "./TenantSetting.ts"

/** Where a shop's settings are kept: one value for a group and key. */
export class TenantSettings extends Context.Service<
  TenantSettings,
  {
    /** By group, then by key. */
    readonly list: Effect.Effect<ReadonlyArray<TenantSetting>, never, CurrentTenant>
    readonly keep: (setting: TenantSetting) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/tenants/TenantSettings") {}
