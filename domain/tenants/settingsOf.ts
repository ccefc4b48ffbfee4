import { Effect } from "effect"
import type { Tenant } from "./Tenant.ts"
import { defaultCountry, defaultLanguage, type TenantSetting } from "./TenantSetting.ts"
import { TenantSettings } from "./TenantSettings.ts"

/** The shop's settings as its people are told them: what was kept, and the usual value of what was not. */
export const settingsOf = Effect.fnUntraced(function* (tenant: Pick<Tenant, "country" | "language">) {
  const kept = yield* (yield* TenantSettings).list
  const usual: ReadonlyArray<TenantSetting> = [
    { ...defaultCountry, value: tenant.country },
    { ...defaultLanguage, value: tenant.language }
  ]
  const isKept = (one: TenantSetting) =>
    kept.some(({ group, groupKey }) => group === one.group && groupKey === one.groupKey)
  return [...usual.filter((one) => !isKept(one)), ...kept]
})
