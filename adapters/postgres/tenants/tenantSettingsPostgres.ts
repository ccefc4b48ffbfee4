import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { TenantSetting, TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

const TenantSettingSchema = defineEntity({
  name: "TenantSettingRow",
  tableName: "tenant_setting",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    group: p.text().primary().name("setting_group"),
    groupKey: p.text().primary(),
    value: p.text()
  }
})

export class TenantSettingRow extends TenantSettingSchema.class {}
TenantSettingSchema.setClass(TenantSettingRow)

const nameOf = ({ group, groupKey }: TenantSetting) => `${group}\n${groupKey}`

const toSettings = Schema.decodeUnknownSync(Schema.Array(TenantSetting))

const adding =
  "insert into tenant_setting (tenant_id, setting_group, group_key, value) values (?, ?, ?, ?) on conflict do nothing returning value"
const replacing =
  "update tenant_setting set value = ? where tenant_id = ? and setting_group = ? and group_key = ? and value = ? returning value"

export const tenantSettingsPostgres = Layer.effect(
  TenantSettings,
  Effect.gen(function* () {
    const database = yield* Database
    return TenantSettings.of({
      list: Effect.gen(function* () {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(TenantSettingRow, { tenantId }, { disableIdentityMap: true })
        )
        const settings = toSettings(rows.map((row) => fieldValues(row)))
        return settings.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
      }),
      save: Effect.fn("TenantSettings.save")(function* ({ group, groupKey, value }) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) =>
          em
            .createQueryBuilder(TenantSettingRow)
            .insert({ tenantId, group, groupKey, value })
            .onConflict(["tenantId", "group", "groupKey"])
            .merge()
            .execute("run")
        )
      }),
      replace: Effect.fn("TenantSettings.replace")(function* ({ group, groupKey, value }, known) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.write((writing) =>
          known === undefined
            ? writing.execute(adding, [tenantId, group, groupKey, value])
            : writing.execute(replacing, [value, tenantId, group, groupKey, known])
        )
        return rows.length === 1
      })
    })
  })
)
