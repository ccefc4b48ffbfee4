import { Effect, Layer } from "effect"
import { QuoteStore, type QuoteHold, type UnpaidQuote } from "#domain/public-page/QuoteStore.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { tableOf, MemoryTables } from "./MemoryTables.ts"

interface QuoteRequest {
  readonly at: number
  readonly job?: JobId
  readonly unpaid?: UnpaidQuote
}

/** In-memory storage for the public quote page. Requests run one at a time, so nothing is locked. */
export const quoteStoreMemory = Layer.effect(
  QuoteStore,
  Effect.gen(function* () {
    const shelves = yield* MemoryTables
    const holds = tableOf<string, QuoteHold>(shelves, "quoteHolds")
    const requests = tableOf<string, QuoteRequest>(shelves, "quoteRequests")
    const steps = tableOf<string, { readonly day: string; readonly step: string; readonly count: number }>(
      shelves,
      "quoteSteps"
    )
    return QuoteStore.of({
      activeHolds: (now, butOf) =>
        Effect.map(holds, (all) => [...all.values()].filter(({ id, expiresAt }) => id !== butOf && expiresAt > now)),
      saveHold: (hold, now) =>
        Effect.map(holds, (all) => {
          for (const { id, expiresAt } of [...all.values()]) if (expiresAt <= now) all.delete(id)
          all.set(hold.id, hold)
        }),
      releaseHold: (id) => Effect.map(holds, (all) => void all.delete(id)),
      claimRequest: (id, now) =>
        Effect.map(requests, (all) => {
          const known = all.get(id)
          if (known === undefined) all.set(id, { at: now })
          return known?.job
        }),
      jobOf: (id) => Effect.map(requests, (all) => all.get(id)?.job),
      linkJob: (id, job, unpaid) =>
        Effect.map(requests, (all) => {
          all.set(id, { at: all.get(id)!.at, job, ...(unpaid === undefined ? {} : { unpaid }) })
        }),
      markNotified: (of) =>
        Effect.map(requests, (all) => {
          for (const [id, { at, job }] of all) if (job === of) all.set(id, { at, job })
        }),
      unnotified: (before) =>
        Effect.map(requests, (all) =>
          [...all.values()]
            .flatMap(({ at, job, unpaid }) =>
              at < before && job !== undefined && unpaid !== undefined ? [{ jobId: job, ...unpaid }] : []
            )
            .slice(0, 100)
        ),
      countStep: (day, step) =>
        Effect.map(steps, (all) => {
          const key = `${day} ${step}`
          all.set(key, { day, step, count: (all.get(key)?.count ?? 0) + 1 })
        }),
      stepCounts: (from, to) =>
        Effect.map(steps, (all) => {
          const sums = new Map<string, number>()
          for (const { day, step, count } of all.values())
            if (from <= day && day <= to) sums.set(step, (sums.get(step) ?? 0) + count)
          return [...sums].map(([step, count]) => ({ step, count }))
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
