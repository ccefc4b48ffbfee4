import { Schema } from "effect"

/** Spec §6. `adminlockedout` is what an owner or admin becomes while the account is not active. */
export const Role = Schema.Literals([
  "owner",
  "admin",
  "billing",
  "sales",
  "installer",
  "vinDecoder",
  "nags",
  "plugin",
  "adminlockedout",
  "root",
  "root_admin",
  "root_plugin",
  "root_vinDecoder"
])
export type Role = typeof Role.Type

/** Spec §1: what a tenant's subscription opens. */
export const Feature = Schema.Literals([
  "BasicReports",
  "CustomReports",
  "FullCRM",
  "VinDecoder",
  "EDI",
  "BusinessPages",
  "WorkRequest"
])
export type Feature = typeof Feature.Type
