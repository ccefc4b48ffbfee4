import { Effect, Layer, Schema } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { TenantSetting } from "#domain/tenants/TenantSetting.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { TenantSettingRow } from "./TenantSettingRow.ts"

const nameOf = ({ group, groupKey }: TenantSetting) => `${group}\n${groupKey}`

const toSettings = Schema.decodeUnknownSync(Schema.Array(TenantSetting))

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
      keep: Effect.fn("TenantSettings.keep")(function* ({ group, groupKey, value }) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) =>
          em
            .createQueryBuilder(TenantSettingRow)
            .insert({ tenantId, group, groupKey, value })
            .onConflict(["tenantId", "group", "groupKey"])
            .merge()
            .execute("run")
        )
      })
    })
  })
)
