import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigProvider, Effect, Layer } from "effect"
import { inject } from "vitest"
import { databaseLayer } from "#adapters/postgres/ormOptions.ts"
import { addTenant } from "#adapters/postgres/tenants/addTenant.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { sampleTenant } from "#domain/testing/samples.ts"

/** The folder for emails sent by tests. */
const dataFolder = join(tmpdir(), `frit-tests-${process.pid}`)

/** Settings that point the layers under test at the test run's PostgreSQL, with the application's own role. */
export const testSettings = testSettingsWith()

/** The same with additional settings, or with another database role. */
export function testSettingsWith(more: Readonly<Record<string, string>> = {}, role?: string) {
  return Layer.unwrap(
    Effect.sync(() => {
      const url = new URL(inject("appUrl"))
      if (role !== undefined) url.username = role
      return ConfigProvider.layer(
        ConfigProvider.fromUnknown({
          DATABASE_URL: url.href,
          PORT: "3000",
          FRIT_DATA: dataFolder,
          FRIT_TRUSTED_PROXIES: "1",
          FRIT_PLATE_DELAY: "0",
          FRIT_SIGN_IN_DELAY: "0",
          FRIT_QUOTA_REQUESTS: "0",
          FRIT_QUOTA_VISITS: "0",
          FRIT_QUOTA_SEARCHES: "0",
          FRIT_QUOTA_EXPORTS: "0",
          ...more
        })
      )
    })
  )
}

/** The application's database layer for that database. */
export const testDatabase = databaseLayer.pipe(Layer.provide(testSettings))

/** Creates a shop for exclusive use by the caller. */
export const newTenant = Effect.suspend(() => {
  const id = TenantId.make(crypto.randomUUID())
  return addTenant(shop(id))
})

const shop = (id: TenantId): Tenant => ({
  ...sampleTenant,
  id,
  tenantUniqueId: id,
  prefix: `t${id.slice(0, 8)}${id.slice(-6)}`
})
