import { Effect, Layer } from "effect"
import { QuoteDesk, type QuoteHold } from "#domain/public-page/QuoteDesk.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { recordsOf, Shelves } from "./Shelves.ts"

/** What the public page keeps, over maps. A call runs to its end before the next begins, so nobody is waited for. */
export const quoteDeskMemory = Layer.effect(
  QuoteDesk,
  Effect.gen(function* () {
    const shelves = yield* Shelves
    const holds = recordsOf<string, QuoteHold>(shelves, "quoteHolds")
    const requests = recordsOf<string, JobId | undefined>(shelves, "quoteRequests")
    const steps = recordsOf<string, { readonly day: string; readonly step: string; readonly count: number }>(
      shelves,
      "quoteSteps"
    )
    return QuoteDesk.of({
      held: (now, butOf) =>
        Effect.map(holds, (all) => [...all.values()].filter(({ id, expiresAt }) => id !== butOf && expiresAt > now)),
      hold: (hold, now) =>
        Effect.map(holds, (all) => {
          for (const { id, expiresAt } of [...all.values()]) if (expiresAt <= now) all.delete(id)
          all.set(hold.id, hold)
        }),
      release: (id) => Effect.map(holds, (all) => void all.delete(id)),
      begin: (id) => Effect.map(requests, (all) => all.get(id)),
      jobOf: (id) => Effect.map(requests, (all) => all.get(id)),
      became: (id, job) => Effect.map(requests, (all) => void all.set(id, job)),
      count: (day, step) =>
        Effect.map(steps, (all) => {
          const key = `${day} ${step}`
          all.set(key, { day, step, count: (all.get(key)?.count ?? 0) + 1 })
        }),
      counts: (from, to) =>
        Effect.map(steps, (all) => {
          const sums = new Map<string, number>()
          for (const { day, step, count } of all.values())
            if (from <= day && day <= to) sums.set(step, (sums.get(step) ?? 0) + count)
          return [...sums].map(([step, count]) => ({ step, count }))
        })
    })
  })
).pipe(Layer.provide(Shelves.empty))
