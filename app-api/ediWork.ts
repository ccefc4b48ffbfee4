import { Effect, type ManagedRuntime, Schedule } from "effect"
import { answerWork } from "#adapters/postgres/dispatches/dispatchAnswersPostgres.ts"
import { activeTenantIds } from "#adapters/postgres/tenants/activeTenantIds.ts"
import { DispatchId } from "#domain/dispatches/Dispatch.ts"
import { deliverDispatchAnswer } from "#domain/edi/deliverDispatchAnswer.ts"
import { deliverInvoice } from "#domain/edi/deliverInvoice.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { pollPartner } from "#domain/edi/pollPartner.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { pollInterval } from "./edi.ts"
import type { Services } from "./serve.ts"
import { workInShop } from "./workInShop.ts"

/** Fetches what the shop's partners have for it. An unreachable partner does not hold up the next one. */
const pollShop = Effect.gen(function* () {
  for (const partner of yield* (yield* EdiPartners).all)
    if (partner.isActive)
      yield* pollPartner(partner).pipe(
        Effect.tapCause((cause) => Effect.logWarning("could not fetch a partner's responses; retrying", cause)),
        Effect.annotateLogs({ network: partner.network }),
        Effect.sandbox,
        Effect.ignore
      )
})

/** Fetches the responses of all shops' partners. */
export const pollPartners = Effect.gen(function* () {
  for (const id of yield* Effect.uninterruptible(activeTenantIds))
    yield* Effect.uninterruptible(pollShop).pipe(
      Effect.sandbox,
      Effect.ignore,
      Effect.annotateLogs({ tenant: id }),
      Effect.provideService(CurrentTenant, { id })
    )
})

const listening = Effect.flatMap(pollInterval, (every) =>
  pollPartners.pipe(Effect.sandbox, Effect.ignore, Effect.repeat(Schedule.spaced(every)))
)

/**
 * Sends pending invoices and dispatch answers to the partners of all shops, and fetches their responses, until the
 * scope closes. Runs on every node.
 */
export const ediWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.all([
    workInShop(runtime, "edi", (id) =>
      id.startsWith(answerWork)
        ? Effect.tapError(deliverDispatchAnswer(DispatchId.make(id.slice(answerWork.length))), ({ message }) =>
            Effect.logWarning("dispatch answer not sent; retrying", { id, why: message })
          )
        : Effect.tapError(deliverInvoice(JobId.make(id)), ({ message }) =>
            Effect.logWarning("invoice not sent to its partner; retrying", { id, why: message })
          )
    ),
    Effect.acquireRelease(
      Effect.sync(() => {
        const ended = new AbortController()
        const working = runtime.runPromise(listening, { signal: ended.signal }).catch(() => {})
        return { ended, working }
      }),
      ({ ended, working }) =>
        Effect.promise(() => {
          ended.abort()
          return working
        })
    )
  ])
