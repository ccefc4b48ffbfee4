import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/** Challenges of WebAuthn until they are answered, at the shop whose address they were given at. */
const PasskeyChallengeSchema = defineEntity({
  name: "PasskeyChallengeRow",
  tableName: "passkey_challenge",
  ...tenantWall,
  indexes: [
    { name: "passkey_challenge_expires", properties: ["tenantId", "expires"] },
    { name: "passkey_challenge_by_user", properties: ["tenantId", "userId"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    purpose: p.text(),
    userId: p.uuid().nullable(),
    expires: p.bigint("number")
  }
})

export class PasskeyChallengeRow extends PasskeyChallengeSchema.class {}
PasskeyChallengeSchema.setClass(PasskeyChallengeRow)
