import { defineEntity, p } from "@mikro-orm/postgresql"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import type { StoredSave } from "#domain/shared/RecordSave.ts"
import { DayColumn } from "../columns.ts"
import { FileRow } from "../files/FileRow.ts"
import { belongsTo } from "../belongsTo.ts"

/** Global list: the directory of shops, queried before the tenant is known. */
const TenantSchema = defineEntity({
  name: "TenantRow",
  tableName: "tenant",
  uniques: [
    { name: "tenant_prefix", properties: ["prefix"] },
    { name: "tenant_unique_id", properties: ["tenantUniqueId"] }
  ],
  indexes: [
    { name: "tenant_by_day", expression: "CREATE INDEX tenant_by_day ON public.tenant USING btree (created_on, id)" },
    {
      name: "tenant_by_name",
      expression:
        'CREATE INDEX tenant_by_name ON public.tenant USING btree (lower(business_name) COLLATE "und-x-icu", id)'
    },
    {
      name: "tenant_by_prefix",
      expression: 'CREATE INDEX tenant_by_prefix ON public.tenant USING btree (prefix COLLATE "und-x-icu", id)'
    },
    {
      name: "tenant_contains",
      expression:
        "CREATE INDEX tenant_contains ON public.tenant USING gin (lower(((((((prefix || ' '::text) || business_name) || ' '::text) || company_name) || ' '::text) || email_address)) gin_trgm_ops)"
    }
  ],
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    /** Recent saves: who saved which fields, newest first. */
    saves: p
      .json<ReadonlyArray<StoredSave>>()
      .default("[]")
      .onCreate(() => []),
    tenantUniqueId: p.text(),
    prefix: p.text(),
    businessName: p.text(),
    companyName: p.text(),
    country: p.text(),
    phoneNumber: p.text(),
    emailAddress: p.text(),
    website: p.text(),
    address: p.json<Tenant["address"]>().nullable(),
    federalTaxId: p.text(),
    language: p.text().default("en"),
    logo: p.uuid().nullable(),
    edition: p.text(),
    addOns: p.array(),
    pageEnds: p.type(DayColumn).$type<string>().nullable(),
    features: p.array(),
    createdOn: p.type(DayColumn).$type<string>(),
    freeTrialEnds: p.type(DayColumn).$type<string>().nullable(),
    billingStatus: p.text(),
    closedOn: p.type(DayColumn).$type<string>().nullable(),
    lastChargeOn: p.type(DayColumn).$type<string>().nullable(),
    lastChargeAmount: p.bigint("number").nullable(),
    approved: p.boolean(),
    accountActive: p.boolean(),
    /** Once set, the shop can no longer be found, and its rows and files are being removed. */
    deletedAt: p.bigint("number").nullable(),
    logoFile: () => belongsTo(FileRow, { columns: ["id", "logo"], key: "tenant_logo", onDelete: "set null (logo)" })
  }
})

export class TenantRow extends TenantSchema.class {}
TenantSchema.setClass(TenantRow)
