import { defineEntity, p } from "@mikro-orm/postgresql"

/**
 * Global list: which shops know a phone, by its fingerprint. All shops text from one number, so STOP is said to all of
 * them.
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
