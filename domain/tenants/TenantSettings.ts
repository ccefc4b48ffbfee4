import { Context, Effect, Schema } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "./Tenant.ts"

/** One setting of a shop, spec §3: its group, its key in the group, its value as text. */
export const TenantSetting = Schema.Struct({ group: Schema.String, groupKey: Schema.String, value: Schema.String })
export type TenantSetting = typeof TenantSetting.Type

/** Where new addresses begin (spec §3): group Common, key DefaultCountry. */
export const defaultCountry = { group: "Common", groupKey: "DefaultCountry" } as const

/** The last day whose books are closed, "" while none is: group Books, key ClosingDay. */
export const closingDay = { group: "Books", groupKey: "ClosingDay" } as const

/** Whether an insured job's invoice is billed as two documents, "true" or "false": group Invoices, key TwoDocuments. */
export const twoDocuments = { group: "Invoices", groupKey: "TwoDocuments" } as const

/** In which language new customers are written to, until one is chosen for them: that of the shop. */
export const defaultLanguage = { group: "Common", groupKey: "DefaultLanguage" } as const

/** Where a shop's settings are kept: one value for a group and key. */
export class TenantSettings extends Context.Service<
  TenantSettings,
  {
    /** By group, then by key. */
    readonly list: Effect.Effect<ReadonlyArray<TenantSetting>, never, CurrentTenant>
    readonly keep: (setting: TenantSetting) => Effect.Effect<void, never, CurrentTenant>
    /** Keeps a value in the place of the one that is known, undefined for none; false where another stands by now. */
    readonly replace: (
      setting: TenantSetting,
      known: string | undefined
    ) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/tenants/TenantSettings") {}

/** The shop's pair of keys for push services, the private one encrypted: group Notifications, key PushKeys. */
export const pushKeysSetting = { group: "Notifications", groupKey: "PushKeys" } as const

/** What is kept of the public page is long, and told only to who keeps that page; keys are the server's alone. */
const isTold = ({ group, groupKey }: TenantSetting) =>
  group !== "PublicPage" && (group !== pushKeysSetting.group || groupKey !== pushKeysSetting.groupKey)

/** The shop's settings as its people are told them: what was kept, and the usual value of what was not. */
export const settingsOf = Effect.fnUntraced(function* (tenant: Pick<Tenant, "country" | "language">) {
  const kept = (yield* (yield* TenantSettings).list).filter(isTold)
  const usual: ReadonlyArray<TenantSetting> = [
    { ...defaultCountry, value: tenant.country },
    { ...defaultLanguage, value: tenant.language }
  ]
  const isKept = (one: TenantSetting) =>
    kept.some(({ group, groupKey }) => group === one.group && groupKey === one.groupKey)
  return [...usual.filter((one) => !isKept(one)), ...kept]
})

/** Whether everybody of a shop must have a second step, "true" or "false": group Security, key SecondStepRequired. */
export const secondStepRequired = { group: "Security", groupKey: "SecondStepRequired" } as const

const isOn = Effect.fnUntraced(function* (place: Pick<TenantSetting, "group" | "groupKey">) {
  const kept = yield* (yield* TenantSettings).list
  return kept.some(
    ({ group, groupKey, value }) => group === place.group && groupKey === place.groupKey && value === "true"
  )
})

/** Whether the shop requires a second step of its people; it does not unless it says so. */
export const isSecondStepRequired = isOn(secondStepRequired)

/** Whether the shop bills an insured job's invoice as two documents; as one unless it says so. */
export const isBilledInTwo = isOn(twoDocuments)
