import { Context, Effect, Schema } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "./Tenant.ts"

/** A setting of a shop, spec §3: its group, its key within the group, and its value as text. */
export const TenantSetting = Schema.Struct({ group: Schema.String, groupKey: Schema.String, value: Schema.String })
export type TenantSetting = typeof TenantSetting.Type

/** Default country of new addresses (spec §3): group Common, key DefaultCountry. */
export const defaultCountry = { group: "Common", groupKey: "DefaultCountry" } as const

/** Last day whose books are closed; empty if the books are open: group Books, key ClosingDay. */
export const closingDay = { group: "Books", groupKey: "ClosingDay" } as const

/**
 * Whether the invoice of an insured job is billed as two documents, "true" or "false": group Invoices, key
 * TwoDocuments.
 */
export const splitBilling = { group: "Invoices", groupKey: "TwoDocuments" } as const

/** Default language of new customers; the shop's own language if not set. */
export const defaultLanguage = { group: "Common", groupKey: "DefaultLanguage" } as const

/** Storage for a shop's settings, one value per group and key. */
export class TenantSettings extends Context.Service<
  TenantSettings,
  {
    /** Sorted by group, then key. */
    readonly list: Effect.Effect<ReadonlyArray<TenantSetting>, never, CurrentTenant>
    readonly save: (setting: TenantSetting) => Effect.Effect<void, never, CurrentTenant>
    /**
     * Replaces a value if the stored one still equals `known` (undefined for none). Returns false if it has changed.
     */
    readonly replace: (
      setting: TenantSetting,
      known: string | undefined
    ) => Effect.Effect<boolean, never, CurrentTenant>
  }
>()("domain/tenants/TenantSettings") {}

/** The shop's key pair for push services, with the private key encrypted: group Notifications, key PushKeys. */
export const pushKeysSetting = { group: "Notifications", groupKey: "PushKeys" } as const

/**
 * Excludes the public page's settings, which are long and only sent to its editors, and keys, which never leave the
 * server.
 */
const isTold = ({ group, groupKey }: TenantSetting) =>
  group !== "PublicPage" && (group !== pushKeysSetting.group || groupKey !== pushKeysSetting.groupKey)

/** Returns the shop's settings visible to its users, with defaults for those not stored. */
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

/** Whether all of a shop's users must have a second step, "true" or "false": group Security, key SecondStepRequired. */
export const secondStepRequired = { group: "Security", groupKey: "SecondStepRequired" } as const

const isOn = Effect.fnUntraced(function* (place: Pick<TenantSetting, "group" | "groupKey">) {
  const kept = yield* (yield* TenantSettings).list
  return kept.some(
    ({ group, groupKey, value }) => group === place.group && groupKey === place.groupKey && value === "true"
  )
})

/** Whether the shop requires a second step of its users; false by default. */
export const isSecondStepRequired = isOn(secondStepRequired)

/** Whether the shop bills the invoice of an insured job as two documents; false by default. */
export const isSplitBilling = isOn(splitBilling)
