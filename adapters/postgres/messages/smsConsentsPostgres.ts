import { createHash } from "node:crypto"
import { Effect, Layer, Schema } from "effect"
import { SmsConsent } from "#domain/messages/SmsConsent.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { Database } from "../Database.ts"

export const smsConsentsPostgres = Layer.effect(
  SmsConsents,
  Effect.gen(function* () {
    const database = yield* Database
    const newId = yield* NewId
    return SmsConsents.of({
      add: Effect.fn("SmsConsents.add")(function* ({ phone, kind, place, wording, by, at }) {
        const { id: tenant } = yield* CurrentTenant
        const id = yield* newId.next
        yield* database.write(async ({ execute }) => {
          await execute(
            "insert into sms_consent (tenant_id, id, phone, kind, place, wording, by_name, at) values (?, ?, ?, ?, ?, ?, ?, ?)",
            [tenant, id, phone, kind, place, wording, by, at]
          )
          await execute("insert into texted_phone (phone, tenant_id) values (?, ?) on conflict do nothing", [
            phoneKey(phone),
            tenant
          ])
        })
      }),
      latest: Effect.fn("SmsConsents.latest")(function* (phone) {
        const { id: tenant } = yield* CurrentTenant
        const [row] = yield* database.read(({ execute }) => execute(latest, [tenant, phone]))
        return row && toConsent(row)
      }),
      shopsOf: Effect.fn("SmsConsents.shopsOf")(function* (phone) {
        const rows = yield* database.platform((em) =>
          em.execute<Array<{ readonly tenant_id: string }>>(
            "select tenant_id from texted_phone where phone = ? order by tenant_id",
            [phoneKey(phone)]
          )
        )
        return rows.map((row) => TenantId.make(row.tenant_id))
      })
    })
  })
)

/** Nobody can read numbers out of the list of all shops' phones without guessing them. */
const phoneKey = (phone: string) => createHash("sha256").update(phone).digest("hex")

const toConsent = Schema.decodeUnknownSync(SmsConsent)
const latest = `select phone, kind, place, wording, by_name as "by", at::float8 as at from sms_consent where tenant_id = ? and phone = ? order by at desc, id desc limit 1`
