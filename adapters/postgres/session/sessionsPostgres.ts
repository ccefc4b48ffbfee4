import { defineEntity, LockMode, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import { SignInMethod } from "#domain/audit/AuditEvent.ts"
import { Session, Sessions } from "#domain/credentials/Sessions.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import { isAccountActive, availableFeatures } from "#domain/tenants/plans.ts"
import { secondStepRequired } from "#domain/tenants/TenantSettings.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** Tokens are stored as fingerprints. Times in milliseconds UTC. */
const SessionSchema = defineEntity({
  name: "SessionRow",
  tableName: "session",
  ...tenantPolicy,
  uniques: [
    { name: "session_access", properties: ["tenantId", "access"] },
    { name: "session_refresh", properties: ["tenantId", "refresh"] }
  ],
  indexes: [
    { name: "session_previous_refresh", properties: ["tenantId", "previousRefresh"] },
    { name: "session_by_user", properties: ["tenantId", "userId"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    userId: p.uuid(),
    startedAt: p.bigint("number"),
    userAgent: p.text(),
    access: p.text(),
    accessExpires: p.bigint("number"),
    refresh: p.text(),
    refreshExpires: p.bigint("number"),
    previousRefresh: p.text(),
    seed: p.text(),
    rotatedAt: p.bigint("number"),
    expires: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "session_user_id", onDelete: "cascade" })
  }
})

export class SessionRow extends SessionSchema.class {}
SessionSchema.setClass(SessionRow)

const HandOffKeySchema = defineEntity({
  name: "HandOffKeyRow",
  tableName: "hand_off_key",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    userId: p.uuid(),
    expires: p.bigint("number"),
    /** How the person signed in; by password unless specified. */
    method: p.text().default("password"),
    /** The known device it was created on. */
    device: p.uuid().nullable(),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "hand_off_key_user_id", onDelete: "cascade" })
  }
})

export class HandOffKeyRow extends HandOffKeySchema.class {}
HandOffKeySchema.setClass(HandOffKeyRow)

const toSession = Schema.decodeUnknownSync(Session)
const toMethod = Schema.decodeUnknownSync(SignInMethod)
const toHolder = Schema.decodeUnknownSync(SignedInUser)

/** Whether the shop requires a second step and the user has none. */
const lacksSecondStep = `(
    exists (select from tenant_setting x where x.tenant_id = s.tenant_id and x.setting_group = '${secondStepRequired.group}' and x.group_key = '${secondStepRequired.groupKey}' and x.value = 'true')
    and not exists (select from passkey k where k.tenant_id = s.tenant_id and k.user_id = s.user_id)
    and not exists (select from authenticator a where a.tenant_id = s.tenant_id and a.user_id = s.user_id and a.confirmed_at is not null))`

const whoHolds = `
  select u.id, u.first_name as "firstName", u.last_name as "lastName", u.roles, t.features, t.account_active as "accountActive", t.edition, coalesce(t.free_trial_ends::text, '') as "freeTrialEnds", coalesce(t.page_ends::text, '') as "pageEnds", u.must_change_password as "mustChangePassword", ${lacksSecondStep} as "mustSetUpSecondStep", s.id as session, s.access_expires
  from session s
  join shop_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
  join tenant t on t.id = s.tenant_id
  where s.tenant_id = ? and s.access = ? and s.access_expires > ? and u.active`

/**
 * `believed`: milliseconds for which a node caches a valid token. A sign-out takes effect on every node within 5 s
 * (S3).
 */
export const sessionsPostgres = (believed: number) =>
  Layer.effect(
    Sessions,
    Effect.gen(function* () {
      const database = yield* Database
      const known = new Map<
        string,
        { readonly until: number; readonly session: string; readonly holder: SignedInUser }
      >()
      const forget = (session: string) => {
        for (const [key, one] of known) if (one.session === session) known.delete(key)
      }
      return Sessions.of({
        userByAccessToken: traced("Sessions.userByAccessToken")(function* (access, now, fresh = false) {
          const { id: tenantId } = yield* CurrentTenant
          const key = `${tenantId} ${access}`
          const before = known.get(key)
          if (!fresh && before !== undefined && before.until > now) return before.holder
          known.delete(key)
          const [row] = yield* database.query((em) => em.execute(whoHolds, [tenantId, access, now]))
          if (row === undefined) return undefined
          const holder = toHolder({
            ...row,
            features: availableFeatures(row as never, now),
            accountActive: isAccountActive(row as never, now)
          })
          // Not cached for users with a pending obligation, so that fulfilling it takes effect with the next request.
          if (holder.mustChangePassword === true || holder.mustSetUpSecondStep === true) return holder
          if (known.size > 10_000) known.clear()
          known.set(key, {
            until: Math.min(now + believed, Number(row["access_expires"])),
            session: row.session,
            holder
          })
          return holder
        }),
        byRefreshToken: traced("Sessions.byRefreshToken")(function* (refresh) {
          if (refresh === "") return undefined
          const { id: tenantId } = yield* CurrentTenant
          const row = yield* database.query((em) =>
            em.findOne(
              SessionRow,
              { tenantId, $or: [{ refresh }, { previousRefresh: refresh }] },
              em.isInTransaction() ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : {}
            )
          )
          return row === null ? undefined : toSession(fieldValues(row))
        }),
        byAccessToken: traced("Sessions.byAccessToken")(function* (access) {
          const { id: tenantId } = yield* CurrentTenant
          const row = yield* database.query((em) => em.findOne(SessionRow, { tenantId, access }))
          return row === null ? undefined : toSession(fieldValues(row))
        }),
        listOf: traced("Sessions.listOf")(function* (userId, now) {
          const { id: tenantId } = yield* CurrentTenant
          const rows = yield* database.query((em) =>
            em.find(
              SessionRow,
              { tenantId, userId, refreshExpires: { $gt: now } },
              { orderBy: { rotatedAt: "desc", id: "asc" } }
            )
          )
          return rows.map((row) => toSession(fieldValues(row)))
        }),
        save: traced("Sessions.save")(function* (session) {
          const { id: tenantId } = yield* CurrentTenant
          forget(session.id)
          yield* database.query(async (em) => {
            const before = await em.findOne(SessionRow, { tenantId, id: session.id })
            if (before === null) em.create(SessionRow, { ...session, tenantId })
            else em.assign(before, session)
            await em.flush()
          })
        }),
        end: traced("Sessions.end")(function* (id) {
          const { id: tenantId } = yield* CurrentTenant
          forget(id)
          yield* database.query((em) => em.nativeDelete(SessionRow, { tenantId, id }))
        }),
        endAllOf: traced("Sessions.endAllOf")(function* (userId, kept) {
          const { id: tenantId } = yield* CurrentTenant
          const ended = yield* database.query(async (em) => {
            await em.nativeDelete(HandOffKeyRow, { tenantId, userId })
            const others = { tenantId, userId, ...(kept === undefined ? {} : { id: { $ne: kept } }) }
            const ended = await em.find(SessionRow, others, { fields: ["id"], disableIdentityMap: true })
            await em.nativeDelete(SessionRow, others)
            return ended
          })
          for (const { id } of ended) forget(id)
          for (const [key, { holder }] of known) if (holder.id === userId) known.delete(key)
        }),
        addLoginKey: traced("Sessions.addLoginKey")(function* (key) {
          const { id: tenantId } = yield* CurrentTenant
          yield* database.query(async (em) => {
            em.create(HandOffKeyRow, { ...key, tenantId })
            await em.flush()
          })
        }),
        consumeLoginKey: traced("Sessions.consumeLoginKey")(function* (fingerprint) {
          const { id: tenantId } = yield* CurrentTenant
          const row = yield* database.query(async (em) => {
            const key = await em.findOne(HandOffKeyRow, { tenantId, fingerprint }, { disableIdentityMap: true })
            // If two requests use the same key, only the one that deletes it succeeds.
            return (await em.nativeDelete(HandOffKeyRow, { tenantId, fingerprint })) === 1 ? key : null
          })
          return row === null
            ? undefined
            : {
                userId: UserId.make(row.userId),
                expires: row.expires,
                method: toMethod(row.method),
                ...(row.device == null ? {} : { device: row.device })
              }
        })
      })
    })
  )
