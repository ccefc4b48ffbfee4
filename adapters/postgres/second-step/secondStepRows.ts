import { defineEntity, p } from "@mikro-orm/postgresql"
import type { PasskeyChallenge } from "#domain/credentials/SecondSteps.ts"
import { belongsTo } from "../belongsTo.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** WebAuthn credentials; bytes in base64url, times in milliseconds UTC. */
const PasskeySchema = defineEntity({
  name: "PasskeyRow",
  tableName: "passkey",
  ...tenantPolicy,
  uniques: [{ name: "passkey_credential", properties: ["tenantId", "credentialId"] }],
  indexes: [{ name: "passkey_by_user", properties: ["tenantId", "userId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    userId: p.uuid(),
    credentialId: p.text(),
    publicKey: p.text(),
    counter: p.bigint("number"),
    transports: p.array(),
    name: p.text(),
    isBackedUp: p.boolean(),
    addedAt: p.bigint("number"),
    lastUsedAt: p.bigint("number").nullable(),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "passkey_user_id", onDelete: "cascade" })
  }
})

export class PasskeyRow extends PasskeySchema.class {}
PasskeySchema.setClass(PasskeyRow)

/** Authenticator apps, one per person; the secret is encrypted. Times in milliseconds UTC. */
const AuthenticatorSchema = defineEntity({
  name: "AuthenticatorRow",
  tableName: "authenticator",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    secret: p.text(),
    /** When a first code was verified; null until then. */
    confirmedAt: p.bigint("number").nullable(),
    /** The latest counter whose code was used. */
    lastCounter: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "authenticator_user_id", onDelete: "cascade" })
  }
})

export class AuthenticatorRow extends AuthenticatorSchema.class {}
AuthenticatorSchema.setClass(AuthenticatorRow)

/** Fingerprints of unused recovery codes. */
const RecoveryCodeSchema = defineEntity({
  name: "RecoveryCodeRow",
  tableName: "recovery_code",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "recovery_code_user_id", onDelete: "cascade" })
  }
})

export class RecoveryCodeRow extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCodeRow)

/** Pending WebAuthn challenges, at the shop on whose host they were issued. */
const PasskeyChallengeSchema = defineEntity({
  name: "PasskeyChallengeRow",
  tableName: "passkey_challenge",
  ...tenantPolicy,
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

/** Sign-ins pending their second step. */
const PendingSignInSchema = defineEntity({
  name: "PendingSignInRow",
  tableName: "pending_sign_in",
  ...tenantPolicy,
  indexes: [
    { name: "pending_sign_in_expires", properties: ["tenantId", "expires"] },
    { name: "pending_sign_in_by_user", properties: ["tenantId", "userId"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    userId: p.uuid(),
    browser: p.text(),
    expires: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "pending_sign_in_user_id", onDelete: "cascade" })
  }
})

export class PendingSignInRow extends PendingSignInSchema.class {}
PendingSignInSchema.setClass(PendingSignInRow)
