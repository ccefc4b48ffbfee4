import { Effect, Layer } from "effect"
import { ClosingDay } from "#domain/payments/ClosingDay.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { closingDay } from "#domain/tenants/TenantSettings.ts"
import { Database } from "../Database.ts"

/**
 * The closing day, stored among a shop's settings. Reading it takes a shared lock until the end of the transaction,
 * setting it an exclusive one, so no document can be added to books that are being closed.
 */
export const closingDayPostgres = Layer.effect(
  ClosingDay,
  Effect.map(Database, (database) =>
    ClosingDay.of({
      get: Effect.gen(function* () {
        const { id: tenantId } = yield* CurrentTenant
        const [, rows] = yield* database.write((writing) =>
          Promise.all([
            writing.execute(`select pg_advisory_xact_lock_shared(${lock}) is null as locked`, [tenantId]),
            writing.execute(
              "select value from tenant_setting where tenant_id = ? and setting_group = ? and group_key = ?",
              [tenantId, closingDay.group, closingDay.groupKey]
            )
          ])
        )
        return String(rows[0]?.["value"] ?? "")
      }),
      set: Effect.fn("ClosingDay.set")(function* (day) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write((writing) =>
          Promise.all([
            writing.execute(`select pg_advisory_xact_lock(${lock}) is null as locked`, [tenantId]),
            writing.execute(
              `insert into tenant_setting (tenant_id, setting_group, group_key, value) values (?, ?, ?, ?)
              on conflict (tenant_id, setting_group, group_key) do update set value = excluded.value`,
              [tenantId, closingDay.group, closingDay.groupKey, day]
            )
          ])
        )
      })
    })
  )
)

const lock = "hashtextextended('closing day ' || ?, 0)"
