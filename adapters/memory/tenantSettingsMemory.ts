import { Effect, Layer } from "effect"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import type { TenantSetting } from "#domain/tenants/TenantSetting.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"

const order = (one: TenantSetting, other: TenantSetting) =>
  one.group === other.group ? (one.groupKey < other.groupKey ? -1 : 1) : one.group < other.group ? -1 : 1

/** Settings over a map a shop. */
export const tenantSettingsMemory = Layer.sync(TenantSettings, () => {
  const all = new Map<TenantId, ReadonlyArray<TenantSetting>>()
  const mine = CurrentTenant.useSync(({ id }) => all.get(id) ?? [])
  return TenantSettings.of({
    list: mine,
    keep: Effect.fn("TenantSettings.keep")(function*(setting) {
      const others = (yield* mine).filter(({ group, groupKey }) => group !== setting.group || groupKey !== setting.groupKey)
      all.set((yield* CurrentTenant).id, [...others, setting].sort(order))
    })
  })
})
