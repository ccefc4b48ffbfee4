import { Effect, Layer, Schema } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { TenantSetting } from "#domain/tenants/TenantSetting.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { Database } from "../Database.ts"

const toSettings = Schema.decodeUnknownSync(Schema.Array(TenantSetting))

export const tenantSettingsPostgres = Layer.effect(
  TenantSettings,
  Effect.gen(function* () {
    const database = yield* Database
    return TenantSettings.of({
      list: Effect.gen(function* () {
        const { id } = yield* CurrentTenant
        return toSettings(yield* database.read((reading) => reading.execute(all, [id])))
      }),
      keep: Effect.fn("TenantSettings.keep")(function* ({ group, groupKey, value }) {
        const { id } = yield* CurrentTenant
        yield* database.write((writing) => writing.execute(keep, [id, group, groupKey, value]))
      })
    })
  })
)

const all = `
  select setting_group as "group", group_key as "groupKey", value from tenant_setting where tenant_id = ?
  order by setting_group collate "C", group_key collate "C"`

const keep = `
  insert into tenant_setting (tenant_id, setting_group, group_key, value) values (?, ?, ?, ?)
  on conflict (tenant_id, setting_group, group_key) do update set value = excluded.value`
