import { defineEntity, p } from "@mikro-orm/postgresql"
import { Clock, Effect, Layer } from "effect"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import { type AccessEvent, eventRetention, type StoredShopEvent } from "#domain/shop-events/ShopEvent.ts"
import { type EventPosition, type EventBatch, ShopEvents } from "#domain/shop-events/ShopEvents.ts"
import { Database } from "../Database.ts"
import type { Row } from "../TenantTransaction.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/**
 * A shop's change events, written by triggers in the transaction of the change: one row per changed thing and
 * transaction. Times in milliseconds UTC; the nil id stands for a bulk change.
 */
const ShopEventSchema = defineEntity({
  name: "ShopEventRow",
  tableName: "shop_event",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    /** The transaction that wrote it; tells a reader which events were not yet visible at its last read. */
    xid: p.string().columnType("xid8").primary(),
    kind: p.text().primary(),
    id: p.uuid().primary(),
    change: p.text(),
    jobId: p.uuid().nullable(),
    /** The users whose work it is: a job's installers, or a reminder's assignee. */
    people: p.array().columnType("uuid[]"),
    at: p.bigint("number")
  }
})

export class ShopEventRow extends ShopEventSchema.class {}
ShopEventSchema.setClass(ShopEventRow)

/**
 * Global list: which shops have changes, and nothing else, so that a node queries all shops at once and then each one
 * under row-level security. Times in milliseconds UTC.
 */
const ShopNewsSchema = defineEntity({
  name: "ShopNewsRow",
  tableName: "shop_news",
  properties: {
    xid: p.string().columnType("xid8").primary(),
    tenantId: p.uuid().primary(),
    at: p.bigint("number")
  }
})

export class ShopNewsRow extends ShopNewsSchema.class {}
ShopNewsSchema.setClass(ShopNewsRow)

/**
 * The shops' change events, in a table filled by triggers. A position is a snapshot: everything that was invisible in
 * it and is visible now comes after it, in whatever order transactions committed and however long they took, so no
 * event is missed.
 */
export const shopEventsPostgres = Layer.effect(
  ShopEvents,
  Effect.map(Database, ({ platform, read, write }) => {
    const forgetIn = (id: TenantId) =>
      write(({ execute }) => execute(`delete from shop_event where tenant_id = ? and at < ${oldest}`, [id])).pipe(
        Effect.provideService(CurrentTenant, { id })
      )
    return ShopEvents.of({
      after: traced("ShopEvents.after")(function* (position) {
        const { id } = yield* CurrentTenant
        const known = snapshotIn(position)
        if (known === undefined || known.at < (yield* Clock.currentTimeMillis) - eventRetention) return "tooOld"
        const { snapshot } = known
        const [row] = yield* read(({ execute }) => execute(after, [id, snapshot, snapshot, snapshot]))
        return row!["isAhead"] === true ? "tooOld" : readIn(row!)
      }),
      recent: traced("ShopEvents.recent")(function* (milliseconds) {
        const { id } = yield* CurrentTenant
        const [row] = yield* read(({ execute }) => execute(lately, [id, milliseconds]))
        return readIn(row!)
      }),
      shopsAfter: traced("ShopEvents.shopsAfter")(function* (position) {
        const snapshot = position === undefined ? undefined : snapshotIn(position)?.snapshot
        const [row] = yield* platform((em) =>
          snapshot === undefined
            ? em.execute<Array<Row>>(`select ${whereItStands}, '[]'::jsonb as shops`)
            : em.execute<Array<Row>>(shopsAfter, [snapshot, snapshot])
        )
        return {
          shops: (row!["shops"] as ReadonlyArray<string>).map((id) => TenantId.make(id)),
          position: positionIn(row!)
        }
      }),
      deleteExpired: Effect.gen(function* () {
        const rows = yield* platform((em) =>
          em.execute<Array<{ id: string }>>(
            `select distinct tenant_id as id from shop_news where at < ${oldest} order by tenant_id`
          )
        )
        for (const { id } of rows) yield* forgetIn(TenantId.make(id))
        yield* platform((em) => em.execute(`delete from shop_news where at < ${oldest}`))
      })
    })
  })
)

const nowInMilliseconds = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
const oldest = `${nowInMilliseconds} - ${eventRetention}`
const nil = "'00000000-0000-0000-0000-000000000000'"

/** The statement's own snapshot, and the current time. */
const whereItStands = `pg_current_snapshot()::text as snapshot, ${nowInMilliseconds} as now`

/**
 * Events invisible in a snapshot but visible to this statement. A future transaction id does not come from this server.
 */
const unseenIn = `xid >= pg_snapshot_xmin(?::pg_snapshot) and not pg_visible_in_snapshot(xid, ?::pg_snapshot)
    and xid < pg_snapshot_xmax(pg_current_snapshot())`

const eventsWhere = (condition: string) => `coalesce((
    select jsonb_agg(jsonb_build_object('kind', kind, 'change', change, 'id', nullif(id, ${nil}), 'job', job_id, 'people', people) order by xid, at, kind, id)
    from shop_event where tenant_id = ? and ${condition}), '[]') as events`

const after = `select ${whereItStands}, ${eventsWhere(unseenIn)},
  pg_snapshot_xmax(?::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isAhead"`

const lately = `select ${whereItStands}, ${eventsWhere(`at >= ${nowInMilliseconds} - ?::bigint`)}`

const shopsAfter = `select ${whereItStands}, coalesce((select jsonb_agg(distinct tenant_id) from shop_news where ${unseenIn}), '[]') as shops`

const positionIn = ({ now, snapshot }: Row): EventPosition => `${now}.${snapshot}`

const readIn = (row: Row): EventBatch => ({
  events: row["events"] as ReadonlyArray<StoredShopEvent | AccessEvent>,
  position: positionIn(row)
})

const written = /^(\d{1,15})\.((\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?))$/

/** Parses a position into its snapshot and time; undefined if malformed, because it may come from any client. */
const snapshotIn = (position: EventPosition): { readonly at: number; readonly snapshot: string } | undefined => {
  const [, at, snapshot, least, next, among] = written.exec(position) ?? []
  if (snapshot === undefined || at === undefined || among === undefined) return undefined
  const [xmin, xmax] = [BigInt(least!), BigInt(next!)]
  const under = among === "" ? [] : among.split(",").map(BigInt)
  const isInOrder = under.every((xid, place) => xid >= xmin && xid < xmax && (place === 0 || xid > under[place - 1]!))
  return xmin > 0n && xmax >= xmin && xmax < 2n ** 63n && isInOrder ? { at: Number(at), snapshot } : undefined
}
