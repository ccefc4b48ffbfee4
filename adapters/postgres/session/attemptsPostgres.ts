import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { Attempts } from "#domain/credentials/Attempts.ts"
import { Database } from "../Database.ts"

/** Global list: attempt counters, under a fingerprint without personal data. Times in milliseconds UTC. */
const AttemptSchema = defineEntity({
  name: "AttemptRow",
  tableName: "attempt",
  indexes: [{ name: "attempt_until", properties: ["until"] }],
  properties: {
    key: p.text().primary(),
    times: p.array((time) => Number(time)).columnType("bigint[]"),
    /** Whether the latest attempt exceeded the limit; it was not counted. */
    isRefused: p.boolean(),
    /** When the latest attempt expires. */
    until: p.bigint("number")
  }
})

export class AttemptRow extends AttemptSchema.class {}
AttemptSchema.setClass(AttemptRow)

/** Counts in one statement, so concurrent attempts cannot bypass the limit. Also deletes some expired counters. */
const countAttemptSql = `
  with old as (select key from attempt where until < ? and key <> ? order by key limit 100 for update skip locked),
  forgotten as (delete from attempt where key in (select key from old))
  insert into attempt (key, times, is_refused, until) values (?, array[?::bigint], false, ?)
  on conflict (key) do update set (times, is_refused, until) = (
    select case when cardinality(recent) < ? then recent || ?::bigint else recent end, cardinality(recent) >= ?, excluded.until
    from (select coalesce(array_agg(at order by at), '{}') as recent from unnest(attempt.times) at where at > ?) r)
  returning is_refused, cardinality(times) as tries, times[1]::float8 as since, times[cardinality(times) - ? + 1]::float8 as oldest`

/**
 * Attempt counters in a table shared by all nodes, outside the request's transaction: attempts count even if the
 * request fails.
 */
export const attemptsPostgres = Layer.effect(
  Attempts,
  Effect.map(Database, ({ platform }) =>
    Attempts.of({
      count: Effect.fn("Attempts.count")(function* (key, { tries, within }, now) {
        const [row] = yield* platform((em) =>
          em.execute<
            Array<{
              readonly is_refused: boolean
              readonly tries: number
              readonly since: number
              readonly oldest: number | null
            }>
          >(countAttemptSql, [now, key, key, now, now + within, tries, now, tries, now - within, tries])
        )
        return { tries: row!.tries, since: row!.since, freeAt: row!.is_refused ? row!.oldest! + within : undefined }
      }),
      uncount: (key) =>
        platform((em) =>
          em.execute("update attempt set times = times[:cardinality(times) - 1] where key = ?", [key])
        ).pipe(Effect.asVoid),
      reset: (key) => platform((em) => em.execute("delete from attempt where key = ?", [key])).pipe(Effect.asVoid)
    })
  )
)
