import type { EntityManager } from "@mikro-orm/postgresql"
import { LockMode } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Passkey } from "#domain/credentials/Passkey.ts"
import { SecondSteps } from "#domain/credentials/SecondSteps.ts"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import {
  AuthenticatorRow,
  PasskeyChallengeRow,
  PasskeyRow,
  PendingSignInRow,
  RecoveryCodeRow
} from "./secondStepRows.ts"

/** Storage for passkeys, authenticator apps, recovery codes and pending sign-ins, with row-level security. */
export const secondStepsPostgres = Layer.effect(
  SecondSteps,
  Effect.map(Database, ({ query }) => {
    const ask = <A>(work: (em: EntityManager, tenantId: TenantId) => Promise<A>) =>
      Effect.flatMap(CurrentTenant, ({ id }) => query((em) => work(em, id)))
    const change = (work: (em: EntityManager, tenantId: TenantId) => Promise<unknown>) => Effect.asVoid(ask(work))
    return SecondSteps.of({
      passkeysOf: (userId) =>
        ask(async (em, tenantId) => {
          const rows = await em.find(
            PasskeyRow,
            { tenantId, userId },
            { orderBy: { addedAt: "asc", id: "asc" }, disableIdentityMap: true }
          )
          return rows.map(toPasskey)
        }),
      passkey: (credentialId) =>
        ask(async (em, tenantId) => {
          const row = await em.findOne(
            PasskeyRow,
            { tenantId, credentialId },
            { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true }
          )
          return row === null ? undefined : toPasskey(row)
        }),
      savePasskey: (passkey) =>
        change((em, tenantId) =>
          em
            .createQueryBuilder(PasskeyRow)
            .insert({ ...passkey, transports: [...passkey.transports], tenantId })
            .onConflict(["tenantId", "id"])
            .merge(["counter", "name", "isBackedUp", "lastUsedAt"])
            .execute("run")
        ),
      removePasskey: (id) => change((em, tenantId) => em.nativeDelete(PasskeyRow, { tenantId, id })),
      authenticatorOf: (userId) =>
        ask(async (em, tenantId) => {
          const row = await em.findOne(AuthenticatorRow, { tenantId, userId }, { disableIdentityMap: true })
          return row === null ? undefined : { secret: row.secret, confirmedAt: row.confirmedAt ?? null }
        }),
      saveAuthenticator: (userId, { secret, confirmedAt }) =>
        change((em, tenantId) =>
          em
            .createQueryBuilder(AuthenticatorRow)
            .insert({ tenantId, userId, secret, confirmedAt, lastCounter: -1 })
            .onConflict(["tenantId", "userId"])
            .merge()
            .execute("run")
        ),
      confirmAuthenticator: (userId, confirmedAt) =>
        change((em, tenantId) => em.nativeUpdate(AuthenticatorRow, { tenantId, userId }, { confirmedAt })),
      removeAuthenticator: (userId) =>
        change((em, tenantId) => em.nativeDelete(AuthenticatorRow, { tenantId, userId })),
      // If several requests use the same code at once, only one succeeds.
      useCounter: (userId, counter) =>
        ask(async (em, tenantId) => {
          const unused = { tenantId, userId, lastCounter: { $lt: counter } }
          return (await em.nativeUpdate(AuthenticatorRow, unused, { lastCounter: counter })) === 1
        }),
      replaceRecoveryCodes: (userId, fingerprints) =>
        change(async (em, tenantId) => {
          await em.nativeDelete(RecoveryCodeRow, { tenantId, userId })
          await em.insertMany(
            RecoveryCodeRow,
            fingerprints.map((fingerprint) => ({ tenantId, userId, fingerprint }))
          )
        }),
      recoveryCodesLeft: (userId) => ask((em, tenantId) => em.count(RecoveryCodeRow, { tenantId, userId })),
      useRecoveryCode: (userId, fingerprint) =>
        ask(async (em, tenantId) => (await em.nativeDelete(RecoveryCodeRow, { tenantId, userId, fingerprint })) === 1),
      removeAllOf: (userId) =>
        change(async (em, tenantId) => {
          for (const row of [PasskeyRow, AuthenticatorRow, RecoveryCodeRow, PendingSignInRow])
            await em.nativeDelete<{ tenantId: string; userId: string }>(row, { tenantId, userId })
        }),
      addChallenge: (challenge, now) =>
        change(async (em, tenantId) => {
          await em.nativeDelete(PasskeyChallengeRow, { tenantId, expires: { $lt: now } })
          await em.insert(PasskeyChallengeRow, { ...challenge, tenantId })
        }),
      consumeChallenge: (fingerprint) =>
        ask(async (em, tenantId) => {
          const row = await em.findOne(PasskeyChallengeRow, { tenantId, fingerprint }, { disableIdentityMap: true })
          // If two requests use the same challenge, only the one that deletes it succeeds.
          if (row === null || (await em.nativeDelete(PasskeyChallengeRow, { tenantId, fingerprint })) === 0) return
          const { expires, purpose, userId } = row
          return { fingerprint, purpose, userId: userId == null ? null : UserId.make(userId), expires }
        }),
      addPendingSignIn: (pending, now) =>
        change(async (em, tenantId) => {
          await em.nativeDelete(PendingSignInRow, { tenantId, expires: { $lt: now } })
          await em.insert(PendingSignInRow, { ...pending, tenantId })
        }),
      findPendingSignIn: (fingerprint) =>
        ask(async (em, tenantId) => {
          const row = await em.findOne(PendingSignInRow, { tenantId, fingerprint }, { disableIdentityMap: true })
          if (row === null) return
          const { browser, expires, userId } = row
          return { fingerprint, userId: UserId.make(userId), browser, expires }
        }),
      endPendingSignIn: (fingerprint) =>
        ask(async (em, tenantId) => (await em.nativeDelete(PendingSignInRow, { tenantId, fingerprint })) === 1)
    })
  })
)

const decode = Schema.decodeUnknownSync(Passkey)
const toPasskey = (row: PasskeyRow): Passkey => decode(fieldValues(row))
