import { defineEntity, p } from "@mikro-orm/postgresql"
import { Clock, Effect, Layer } from "effect"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import { type AccessEvent, eventsKeptFor, type KeptShopEvent } from "#domain/shop-events/ShopEvent.ts"
import { type EventPosition, type EventsRead, ShopEvents } from "#domain/shop-events/ShopEvents.ts"
import { Database } from "../Database.ts"
import type { Row } from "../TenantTransaction.ts"
import { tenantWall } from "../tenantWall.ts"

/**
 * What changed in a shop, written by the tables' own triggers in the transaction of the change: one row a thing and
 * transaction. Instants in milliseconds UTC; the nil id stands for many at once.
 */
const ShopEventSchema = defineEntity({
  name: "ShopEventRow",
  tableName: "shop_event",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    /** The transaction that wrote it: by it a reader knows what was not yet visible when it read last. */
    xid: p.string().columnType("xid8").primary(),
    kind: p.text().primary(),
    id: p.uuid().primary(),
    change: p.text(),
    jobId: p.uuid().nullable(),
    /** Whose own work it is: a job's installers, or who has the reminder. */
    people: p.array().columnType("uuid[]"),
    at: p.bigint("number")
  }
})

export class ShopEventRow extends ShopEventSchema.class {}
ShopEventSchema.setClass(ShopEventRow)

/**
 * Global list: that something of a shop changed, and no more, so that a node asks for all shops at once and then each
 * behind its wall. Instants in milliseconds UTC.
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
 * What changed in the shops, in a table that triggers fill. A position is a snapshot: what was not visible in it and is
 * now comes after it, in whatever order transactions committed and however long one of them took, so that no event is
 * passed over.
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
        if (known === undefined || known.at < (yield* Clock.currentTimeMillis) - eventsKeptFor) return "tooOld"
        const { snapshot } = known
        const [row] = yield* read(({ execute }) => execute(after, [id, snapshot, snapshot, snapshot]))
        return row!["isAhead"] === true ? "tooOld" : readIn(row!)
      }),
      lately: traced("ShopEvents.lately")(function* (milliseconds) {
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
      forget: Effect.gen(function* () {
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
const oldest = `${nowInMilliseconds} - ${eventsKeptFor}`
const nil = "'00000000-0000-0000-0000-000000000000'"

/** The snapshot that the statement itself sees by, and when. */
const whereItStands = `pg_current_snapshot()::text as snapshot, ${nowInMilliseconds} as now`

/** What a snapshot did not see and this statement does; a transaction that is still to come is none of this server's. */
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

const readIn = (row: Row): EventsRead => ({
  events: row["events"] as ReadonlyArray<KeptShopEvent | AccessEvent>,
  position: positionIn(row)
})

const written = /^(\d{1,15})\.((\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?))$/

/** The snapshot of a position and when it was taken, where it is one: it may come from anybody. */
const snapshotIn = (position: EventPosition): { readonly at: number; readonly snapshot: string } | undefined => {
  const [, at, snapshot, least, next, among] = written.exec(position) ?? []
  if (snapshot === undefined || at === undefined || among === undefined) return undefined
  const [xmin, xmax] = [BigInt(least!), BigInt(next!)]
  const under = among === "" ? [] : among.split(",").map(BigInt)
  const isInOrder = under.every((xid, place) => xid >= xmin && xid < xmax && (place === 0 || xid > under[place - 1]!))
  return xmin > 0n && xmax >= xmin && xmax < 2n ** 63n && isInOrder ? { at: Number(at), snapshot } : undefined
}
