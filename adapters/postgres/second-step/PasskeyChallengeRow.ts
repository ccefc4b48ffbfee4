import { defineEntity, p } from "@mikro-orm/postgresql"
import type { PasskeyChallenge } from "#domain/credentials/SecondSteps.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
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
    purpose: p.text().$type<PasskeyChallenge["purpose"]>(),
    userId: p.uuid().nullable(),
    expires: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, {
        columns: ["tenant_id", "user_id"],
        key: "passkey_challenge_user_id",
        onDelete: "cascade"
      })
  }
})

export class PasskeyChallengeRow extends PasskeyChallengeSchema.class {}
PasskeyChallengeSchema.setClass(PasskeyChallengeRow)
