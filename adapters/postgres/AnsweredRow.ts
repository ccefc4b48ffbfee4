import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "./tenantWall.ts"

/**
 * What was answered to a call that carried an Idempotency-Key, so that the same press sent again gets the same answer
 * (I1).
 */
const AnsweredSchema = defineEntity({
  name: "AnsweredRow",
  tableName: "answered",
  ...tenantWall,
  indexes: [{ name: "answered_at", properties: ["tenantId", "at"] }],
  properties: {
    tenantId: p.uuid().primary(),
    key: p.text().primary(),
    fingerprint: p.text(),
    status: p.integer(),
    body: p.text(),
    at: p.bigint("number")
  }
})

export class AnsweredRow extends AnsweredSchema.class {}
AnsweredSchema.setClass(AnsweredRow)
