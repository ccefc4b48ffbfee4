import { createHash } from "node:crypto"
import { Effect, Layer, Schema } from "effect"
import { SmsConsent } from "#domain/messages/SmsConsent.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { insertIfFree } from "../insertRows.ts"
import { SmsConsentRow } from "./SmsConsentRow.ts"
import { TextedPhoneRow } from "./TextedPhoneRow.ts"

export const smsConsentsPostgres = Layer.effect(
  SmsConsents,
  Effect.gen(function* () {
    const database = yield* Database
    const newId = yield* NewId
    return SmsConsents.of({
      add: Effect.fn("SmsConsents.add")(function* (consent) {
        const { id: tenantId } = yield* CurrentTenant
        const id = yield* newId.next
        yield* database.query(async (em) => {
          await em.insert(SmsConsentRow, { ...consent, tenantId, id })
          await insertIfFree(em, TextedPhoneRow, { phone: phoneKey(consent.phone), tenantId })
        })
      }),
      latest: Effect.fn("SmsConsents.latest")(function* (phone) {
        const { id: tenantId } = yield* CurrentTenant
        const [row] = yield* database.query((em) =>
          em.find(
            SmsConsentRow,
            { tenantId, phone },
            { orderBy: { at: "desc", id: "desc" }, limit: 1, disableIdentityMap: true }
          )
        )
        return row && toConsent(fieldValues(row))
      }),
      shopsOf: Effect.fn("SmsConsents.shopsOf")(function* (phone) {
        const rows = yield* database.platform((em) =>
          em.find(TextedPhoneRow, { phone: phoneKey(phone) }, { orderBy: { tenantId: "asc" } })
        )
        return rows.map((row) => TenantId.make(row.tenantId))
      })
    })
  })
)

/** Nobody can read numbers out of the list of all shops' phones without guessing them. */
const phoneKey = (phone: string) => createHash("sha256").update(phone).digest("hex")

const toConsent = Schema.decodeUnknownSync(SmsConsent)
