import { defineEntity, p } from "@mikro-orm/postgresql"
import { Clock, Effect, Layer } from "effect"
import {
  type CountedKind,
  limitsWith,
  noOverrides,
  quotaKinds,
  type QuotaLimits,
  type QuotaOverrides,
  windowOf
} from "#domain/quotas/Quota.ts"
import { Quotas } from "#domain/quotas/Quotas.ts"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

const QuotaLimitSchema = defineEntity({
  name: "QuotaLimitRow",
  tableName: "quota_limit",
  ...tenantPolicy,
  properties: { tenantId: p.uuid().primary(), kind: p.text().primary(), most: p.integer() }
})

export class QuotaLimitRow extends QuotaLimitSchema.class {}
QuotaLimitSchema.setClass(QuotaLimitRow)

const QuotaCountSchema = defineEntity({
  name: "QuotaCountRow",
  tableName: "quota_count",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    kind: p.text().primary(),
    windowStart: p.bigint("number"),
    used: p.integer()
  }
})

export class QuotaCountRow extends QuotaCountSchema.class {}
QuotaCountSchema.setClass(QuotaCountRow)

/** Counts of one kind in the current window: by all nodes as last read, and by this node since. */
interface Count {
  window: number
  heard: number
  own: number
  isTelling: boolean
}

/** A shop's cached quota state on this node. `readAt` in milliseconds. */
interface Known {
  limits: QuotaLimits
  readAt: number
  readonly counts: Map<CountedKind, Count>
}

/** Milliseconds for which a shop's limits are cached; a change takes effect on every node within this time. */
const cacheLifetime = 30_000

/**
 * A node reports its counts after this share of a limit, so most shops never cause a write, and a limit is exceeded by
 * no more than this share per node.
 */
const share = 1 / 20

/** Quotas with the database as a shared counter: each node counts in memory and adds its counts in the background. */
export const quotasPostgres = (usual: QuotaLimits) =>
  Layer.effect(
    Quotas,
    Effect.gen(function* () {
      const database = yield* Database
      const shops = new Map<TenantId, Known>()

      const overrides = Effect.gen(function* () {
        const { id } = yield* CurrentTenant
        const rows = yield* database.read((reading) =>
          reading.execute("select kind, most from quota_limit where tenant_id = ?", [id])
        )
        return rows.reduce<QuotaOverrides>((all, { kind, most }) => ({ ...all, [kind]: most }), noOverrides)
      })

      const readLimits = Effect.fnUntraced(function* (known: Known) {
        known.limits = limitsWith(usual, yield* overrides)
      })

      const tell = Effect.fnUntraced(function* (kind: CountedKind, count: Count) {
        const { id } = yield* CurrentTenant
        const { own, window } = count
        const [row] = yield* database.write((writing) => writing.execute(add, [id, kind, window, own]))
        if (count.window === window && Number(row!["window_start"]) === window) {
          count.heard = row!["used"] as number
          count.own -= own
        }
        count.isTelling = false
      })

      /**
       * Runs in the background on its own connection. If the database is unreachable, each node counts on its own for a
       * while.
       */
      const behind = (work: Effect.Effect<void, never, CurrentTenant>, whenFailed: () => void) =>
        Effect.forkDetach(Effect.catchCause(database.newTransaction(work), () => Effect.sync(whenFailed)))

      const waitOf = ({ counts, limits }: Known, kind: CountedKind, now: number) => {
        const [count, most] = [counts.get(kind), limits[kind]]
        if (count === undefined || most === 0 || count.window !== now - (now % windowOf[kind])) return undefined
        return count.heard + count.own > most ? count.window + windowOf[kind] - now : undefined
      }

      return Quotas.of({
        defaults: usual,
        overrides,
        exhaustedFor: (tenant, kind, now) => {
          const known = shops.get(tenant)
          // Limits that have expired are read again by a counted request.
          return known === undefined || known.readAt + cacheLifetime <= now ? undefined : waitOf(known, kind, now)
        },
        consume: Effect.fnUntraced(function* (kind) {
          const { id } = yield* CurrentTenant
          const now = yield* Clock.currentTimeMillis
          if (shops.size > 50_000) shops.clear()
          const known = shops.get(id) ?? { limits: usual, readAt: 0, counts: new Map() }
          shops.set(id, known)
          if (known.readAt + cacheLifetime <= now) {
            known.readAt = now
            yield* behind(readLimits(known), () => {
              known.readAt = 0
            })
          }
          const window = now - (now % windowOf[kind])
          const before = known.counts.get(kind)
          const count = before?.window === window ? before : { window, heard: 0, own: 0, isTelling: false }
          known.counts.set(kind, count)
          const most = known.limits[kind]
          if (most === 0) return undefined
          count.own += 1
          if (!count.isTelling && count.own >= Math.max(1, most * share)) {
            count.isTelling = true
            yield* behind(tell(kind, count), () => {
              count.isTelling = false
            })
          }
          return waitOf(known, kind, now)
        }),
        usage: Effect.gen(function* () {
          const { id } = yield* CurrentTenant
          const now = yield* Clock.currentTimeMillis
          const rows = yield* database.read((reading) =>
            reading.execute(
              "select kind, window_start::float8 as window_start, used from quota_count where tenant_id = ?",
              [id]
            )
          )
          const usedOf = (kind: CountedKind) => {
            const window = now - (now % windowOf[kind])
            const told = rows.find((row) => row["kind"] === kind && row["window_start"] === window)
            const own = shops.get(id)?.counts.get(kind)
            return ((told?.["used"] as number | undefined) ?? 0) + (own?.window === window ? own.own : 0)
          }
          return {
            requests: usedOf("requests"),
            visits: usedOf("visits"),
            exports: usedOf("exports"),
            searches: usedOf("searches")
          }
        }),
        saveOverrides: Effect.fn("Quotas.saveOverrides")(function* (wanted) {
          const { id } = yield* CurrentTenant
          yield* database.query(async (em) => {
            for (const kind of quotaKinds) {
              const most = wanted[kind]
              if (most === null) await em.nativeDelete(QuotaLimitRow, { tenantId: id, kind })
              else await em.upsert(QuotaLimitRow, { tenantId: id, kind, most })
            }
          })
          shops.delete(id)
        })
      })
    })
  )

/** A newer window starts at zero; late counts for an older window are dropped. */
const add = `
  insert into quota_count (tenant_id, kind, window_start, used) values (?, ?, ?, ?)
  on conflict (tenant_id, kind) do update set
    used = case when quota_count.window_start < excluded.window_start then excluded.used
      when quota_count.window_start = excluded.window_start then quota_count.used + excluded.used else quota_count.used end,
    window_start = greatest(quota_count.window_start, excluded.window_start)
  returning window_start::float8, used`
