import { defineEntity, p } from "@mikro-orm/postgresql"

/** Global list: the directory of shops, asked before a tenant is known. */
const TenantSchema = defineEntity({
  name: "TenantRow",
  tableName: "tenant",
  uniques: [{ name: "tenant_prefix", properties: ["prefix"] }, { name: "tenant_unique_id", properties: ["tenantUniqueId"] }],
  properties: {
    id: p.uuid().primary(),
    tenantUniqueId: p.text(),
    prefix: p.text(),
    businessName: p.text(),
    country: p.text(),
    phoneNumber: p.text(),
    emailAddress: p.text(),
    federalTaxId: p.text(),
    edition: p.text(),
    features: p.array(),
    accountActive: p.boolean()
  }
})

export class TenantRow extends TenantSchema.class {}
TenantSchema.setClass(TenantRow)
