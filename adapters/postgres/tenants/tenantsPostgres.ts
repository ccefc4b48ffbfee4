import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { PlatformEvent } from "#domain/tenants/PlatformEvent.ts"
import { Tenant, TenantChanged, TenantNotFound } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { SignInEmailRow } from "../password-reset/signInEmailsPostgres.ts"
import { SignInNameRow } from "../people/usersPostgres.ts"
import { decodeStored } from "../storedJson.ts"
import { tenantListQuery } from "./tenantListQuery.ts"
import { TenantRow } from "./TenantRow.ts"

/** Global list: platform staff actions on shops. The application may only insert and select. */
const PlatformEventSchema = defineEntity({
  name: "PlatformEventRow",
  tableName: "platform_event",
  indexes: [{ name: "platform_event_of_tenant", properties: ["tenantId", "at"] }],
  properties: {
    id: p.uuid().primary(),
    at: p.bigint("number"),
    tenantId: p.uuid(),
    deed: p.text(),
    detail: p.text().default(""),
    note: p.text().default(""),
    byUserId: p.uuid(),
    byName: p.text()
  }
})

export class PlatformEventRow extends PlatformEventSchema.class {}
PlatformEventSchema.setClass(PlatformEventRow)

const toTenant = decodeStored(Tenant)
const toEvent = Schema.decodeUnknownSync(PlatformEvent)

/** Milliseconds for which a shop's entry is cached; a change takes effect on every node within 5 s (S3). */
const cacheLifetime = 2_000

export const tenantsPostgres = Layer.effect(
  Tenants,
  Effect.gen(function* () {
    const database = yield* Database
    const known = new Map<string, { readonly until: number; readonly tenant: Tenant }>()
    const find = Effect.fnUntraced(function* (by: "id" | "prefix", value: string) {
      const row = yield* database.platform((em) => em.findOne(TenantRow, { [by]: value, deletedAt: null }))
      return row === null ? undefined : toTenant(fieldValues(row))
    })
    const ask = Effect.fnUntraced(function* (by: "id" | "prefix", value: string) {
      const now = yield* Effect.clockWith((clock) => clock.currentTimeMillis)
      const before = known.get(`${by} ${value}`)
      if (before !== undefined && before.until > now) return before.tenant
      const tenant = yield* find(by, value)
      // A missing shop is not cached, because another process may be creating it right now: a shop that opens, the
      // first root.
      if (tenant === undefined) return undefined
      if (known.size > 10_000) known.clear()
      // Cached by id and by prefix, so a request that has just found its shop does not query again.
      for (const name of [`id ${tenant.id}`, `prefix ${tenant.prefix}`])
        known.set(name, { until: now + cacheLifetime, tenant })
      return tenant
    })
    const open = Effect.fnUntraced(function* (id: Tenant["id"]) {
      return (yield* find("id", id)) ?? (yield* new TenantNotFound({ id }))
    })
    return Tenants.of({
      byPrefix: (prefix) => ask("prefix", prefix),
      get: (id) => ask("id", id),
      getCurrent: open,
      list: Effect.fn("Tenants.list")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.platform((em) =>
            pageOf({ execute: (sql, values) => em.execute(sql, values) }, tenantListQuery(search), search)
          )
        )
        return { items: rows.map((row) => toTenant(row)), ...rest }
      }),
      save: Effect.fn("Tenants.save")(function* (tenant, event) {
        const { id, version } = tenant
        const next = { ...tenant, version: version + 1 }
        const saved = yield* database.platform((em) =>
          em.transactional(async (inside) => {
            if (
              (await inside.nativeUpdate(
                TenantRow,
                { id, version, deletedAt: null },
                { ...next, features: [...next.features], addOns: [...next.addOns] }
              )) !== 1
            )
              return false
            inside.create(PlatformEventRow, event)
            return true
          })
        )
        known.clear()
        return saved ? next : yield* new TenantChanged({ current: yield* open(id) })
      }),
      recordEvent: (event) => Effect.asVoid(database.query((em) => em.insert(PlatformEventRow, event))),
      remove: Effect.fn("Tenants.remove")(function* ({ id, version }, event) {
        const isRemoved = yield* database.query(async (em) => {
          const closed = { id, version, billingStatus: "closed", deletedAt: null }
          if ((await em.nativeUpdate(TenantRow, closed, { deletedAt: event.at, version: version + 1 })) !== 1)
            return false
          await em.nativeDelete(SignInNameRow, { tenantId: id })
          await em.nativeDelete(SignInEmailRow, { tenantId: id })
          await em.insert(PlatformEventRow, event)
          return true
        })
        known.clear()
        if (!isRemoved) return yield* new TenantChanged({ current: yield* open(id) })
      }),
      events: (tenantId) =>
        Effect.map(
          database.platform((em) => em.find(PlatformEventRow, { tenantId }, { orderBy: { at: "desc", id: "desc" } })),
          (rows) => rows.map((row) => toEvent(fieldValues(row)))
        )
    })
  })
)
