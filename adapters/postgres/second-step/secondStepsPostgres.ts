import { Effect, Layer, Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Passkey } from "#domain/credentials/Passkey.ts"
import { type PasskeyChallenge, SecondSteps } from "#domain/credentials/SecondSteps.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import type { Row } from "../TenantTransaction.ts"

/** Passkeys, authenticator apps, recovery codes and unfinished sign-ins behind the shop's wall. */
export const secondStepsPostgres = Layer.effect(
  SecondSteps,
  Effect.map(Database, ({ read, write }) => {
    const ask = Effect.fnUntraced(function* (sql: string, ...values: ReadonlyArray<unknown>) {
      const { id } = yield* CurrentTenant
      return yield* read((reading) => reading.execute(sql, [id, ...values]))
    })
    const change = Effect.fnUntraced(function* (sql: string, ...values: ReadonlyArray<unknown>) {
      const { id } = yield* CurrentTenant
      return yield* write((writing) => writing.execute(sql, [id, ...values]))
    })
    return SecondSteps.of({
      passkeysOf: (user) =>
        Effect.map(
          ask(`select ${columns} from passkey where tenant_id = ? and user_id = ? order by added_at, id`, user),
          (rows) => rows.map(toPasskey)
        ),
      passkey: (credentialId) =>
        Effect.map(
          change(`select ${columns} from passkey where tenant_id = ? and credential_id = ? for update`, credentialId),
          ([row]) => row && toPasskey(row)
        ),
      keepPasskey: (passkey) => Effect.asVoid(change(keepPasskey, ...fields.map((field) => passkey[field]))),
      removePasskey: (id) => Effect.asVoid(change("delete from passkey where tenant_id = ? and id = ?", id)),
      authenticatorOf: (user) =>
        Effect.map(
          ask("select secret, confirmed_at::float8 as at from authenticator where tenant_id = ? and user_id = ?", user),
          ([row]) => row && { secret: String(row["secret"]), confirmedAt: row["at"] as number | null }
        ),
      keepAuthenticator: (user, { secret, confirmedAt }) =>
        Effect.asVoid(change(keepAuthenticator, user, secret, confirmedAt)),
      confirmAuthenticator: (user, at) => Effect.asVoid(change(confirmAuthenticator, user, at)),
      removeAuthenticator: (user) =>
        Effect.asVoid(change("delete from authenticator where tenant_id = ? and user_id = ?", user)),
      useCounter: (user, counter) => Effect.map(change(useCounter, user, counter), (rows) => rows.length === 1),
      keepRecoveryCodes: (user, fingerprints) =>
        Effect.andThen(
          change("delete from recovery_code where tenant_id = ? and user_id = ?", user),
          change("insert into recovery_code (tenant_id, user_id, fingerprint) select ?, ?, unnest(?::text[])", user, [
            ...fingerprints
          ])
        ).pipe(Effect.asVoid),
      recoveryCodesLeft: (user) =>
        Effect.map(
          ask("select count(*)::int as left from recovery_code where tenant_id = ? and user_id = ?", user),
          ([row]) => Number(row?.["left"])
        ),
      useRecoveryCode: (user, fingerprint) =>
        Effect.map(
          change(
            "delete from recovery_code where tenant_id = ? and user_id = ? and fingerprint = ? returning 1",
            user,
            fingerprint
          ),
          (rows) => rows.length === 1
        ),
      removeAllOf: (user) =>
        Effect.asVoid(
          Effect.forEach(ofPerson, (table) => change(`delete from ${table} where tenant_id = ? and user_id = ?`, user))
        ),
      keepChallenge: ({ expires, fingerprint, purpose, userId }, now) =>
        Effect.andThen(
          change(forgetOld("passkey_challenge"), now),
          change(
            "insert into passkey_challenge (tenant_id, fingerprint, purpose, user_id, expires) values (?, ?, ?, ?, ?)",
            fingerprint,
            purpose,
            userId,
            expires
          )
        ).pipe(Effect.asVoid),
      takeChallenge: (fingerprint) =>
        Effect.map(
          change(
            "delete from passkey_challenge where tenant_id = ? and fingerprint = ? returning purpose, user_id, expires",
            fingerprint
          ),
          ([row]) => row && toChallenge(fingerprint, row)
        ),
      keepPending: ({ browser, expires, fingerprint, userId }, now) =>
        Effect.andThen(
          change(forgetOld("pending_sign_in"), now),
          change(
            "insert into pending_sign_in (tenant_id, fingerprint, user_id, browser, expires) values (?, ?, ?, ?, ?)",
            fingerprint,
            userId,
            browser,
            expires
          )
        ).pipe(Effect.asVoid),
      pending: (fingerprint) =>
        Effect.map(
          ask(
            "select user_id, browser, expires from pending_sign_in where tenant_id = ? and fingerprint = ?",
            fingerprint
          ),
          ([row]) =>
            row && {
              fingerprint,
              userId: UserId.make(row["user_id"]),
              browser: String(row["browser"]),
              expires: Number(row["expires"])
            }
        ),
      endPending: (fingerprint) =>
        Effect.map(
          change("delete from pending_sign_in where tenant_id = ? and fingerprint = ? returning 1", fingerprint),
          (rows) => rows.length === 1
        )
    })
  })
)

const toPasskey = Schema.decodeUnknownSync(Passkey) as (row: Row) => Passkey
const toChallenge = (fingerprint: string, { expires, purpose, user_id }: Row): PasskeyChallenge => ({
  fingerprint,
  purpose,
  userId: user_id === null ? null : UserId.make(user_id),
  expires: Number(expires)
})

const fields = Object.keys(Passkey.fields) as ReadonlyArray<keyof Passkey>
const column = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const instants = ["counter", "addedAt", "lastUsedAt"]
const columns = fields
  .map((field) => `${column(field)}${instants.includes(field) ? "::float8" : ""} as "${field}"`)
  .join(", ")

const changing = ["counter", "name", "isBackedUp", "lastUsedAt"].map(column)
const keepPasskey = `
  insert into passkey (tenant_id, ${fields.map(column).join(", ")}) values (?, ${fields.map(() => "?").join(", ")})
  on conflict (tenant_id, id) do update set ${changing.map((name) => `${name} = excluded.${name}`).join(", ")}`
const keepAuthenticator = `
  insert into authenticator (tenant_id, user_id, secret, confirmed_at, last_counter) values (?, ?, ?, ?, -1)
  on conflict (tenant_id, user_id) do update set secret = excluded.secret, confirmed_at = excluded.confirmed_at, last_counter = -1`

const confirmAuthenticator =
  "with asked as (select ?::uuid as tenant, ?::uuid as person, ?::bigint as at) update authenticator set confirmed_at = asked.at from asked where tenant_id = asked.tenant and user_id = asked.person"

/** Of many who show the same code at once, one finds it unused. */
const useCounter =
  "with asked as (select ?::uuid as tenant, ?::uuid as person, ?::bigint as counter) update authenticator set last_counter = asked.counter from asked where tenant_id = asked.tenant and user_id = asked.person and last_counter < asked.counter returning 1"

const ofPerson = ["passkey", "authenticator", "recovery_code", "pending_sign_in"]
const forgetOld = (table: string) => `delete from ${table} where tenant_id = ? and expires < ?`
