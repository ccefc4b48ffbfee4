import { Schema } from "effect"

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
