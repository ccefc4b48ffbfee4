import { TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Database } from "../Database.ts"
import { TenantRow } from "./TenantRow.ts"

/** Creates a shop, or finds the one with that `tenantUniqueId`; returns its id. */
export const addTenant = (tenant: Tenant) =>
  Database.use(({ platform }) =>
    platform(async (em) => {
      const known = await em.findOne(TenantRow, { tenantUniqueId: tenant.tenantUniqueId })
      if (known !== null) return TenantId.make(known.id)
      em.create(TenantRow, { ...tenant, features: [...tenant.features], addOns: [...tenant.addOns] })
      await em.flush()
      return tenant.id
    })
  )
