import { createHash } from "node:crypto"
import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { SmsConsent } from "#domain/messages/SmsConsent.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** Consent given or withdrawn for texting a phone. The application may only insert and select. */
const SmsConsentSchema = defineEntity({
  name: "SmsConsentRow",
  tableName: "sms_consent",
  ...tenantPolicy,
  indexes: [{ name: "sms_consent_by_phone", properties: ["tenantId", "phone", "at", "id"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    phone: p.text(),
    kind: p.text(),
    place: p.text(),
    wording: p.text(),
    by: p.text().name("by_name"),
    at: p.bigint("number")
  }
})

export class SmsConsentRow extends SmsConsentSchema.class {}
SmsConsentSchema.setClass(SmsConsentRow)

/**
 * Global list: which shops have texted a phone, by its fingerprint. All shops text from one number, so STOP applies to
 * all of them.
 */
const TextedPhoneSchema = defineEntity({
  name: "TextedPhoneRow",
  tableName: "texted_phone",
  properties: {
    phone: p.text().primary(),
    tenantId: p.uuid().primary()
  }
})

export class TextedPhoneRow extends TextedPhoneSchema.class {}
TextedPhoneSchema.setClass(TextedPhoneRow)

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
          await insertIfAbsent(em, TextedPhoneRow, { phone: phoneKey(consent.phone), tenantId })
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

/** Hashed, so phone numbers cannot be read from the global list without guessing them. */
const phoneKey = (phone: string) => createHash("sha256").update(phone).digest("hex")

const toConsent = Schema.decodeUnknownSync(SmsConsent)
