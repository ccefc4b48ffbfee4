import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/** What was said about texting a phone. The application may add to it and read it, no more. */
const SmsConsentSchema = defineEntity({
  name: "SmsConsentRow",
  tableName: "sms_consent",
  ...tenantWall,
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
