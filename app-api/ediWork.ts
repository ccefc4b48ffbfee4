import { Effect, type ManagedRuntime, Schedule } from "effect"
import { answerWork } from "#adapters/postgres/dispatches/dispatchAnswersPostgres.ts"
import { openTenants } from "#adapters/postgres/tenants/openTenants.ts"
import { DispatchId } from "#domain/dispatches/Dispatch.ts"
import { deliverAnswer } from "#domain/edi/deliverAnswer.ts"
import { deliverInvoice } from "#domain/edi/deliverInvoice.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { hearPartner } from "#domain/edi/hearPartner.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { listenEvery } from "./edi.ts"
import type { Services } from "./serve.ts"
import { workInShop } from "./workInShop.ts"

/** What the partners of the shop have for it; a partner that is not reached does not keep the next waiting. */
const hearShop = Effect.gen(function* () {
  for (const partner of yield* (yield* EdiPartners).all)
    if (partner.isActive)
      yield* hearPartner(partner).pipe(
        Effect.tapCause((cause) => Effect.logWarning("a partner's answers are late", cause)),
        Effect.annotateLogs({ network: partner.network }),
        Effect.sandbox,
        Effect.ignore
      )
})

/** The answers of all shops' partners. */
export const hearPartners = Effect.gen(function* () {
  for (const id of yield* Effect.uninterruptible(openTenants))
    yield* Effect.uninterruptible(hearShop).pipe(
      Effect.sandbox,
      Effect.ignore,
      Effect.annotateLogs({ tenant: id }),
      Effect.provideService(CurrentTenant, { id })
    )
})

const listening = Effect.flatMap(listenEvery, (every) =>
  hearPartners.pipe(Effect.sandbox, Effect.ignore, Effect.repeat(Schedule.spaced(every)))
)

/** Sends invoices and dispatches' answers that wait for the partners of all shops, and fetches their answers, until the scope closes. Each node does. */
export const ediWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.all([
    workInShop(runtime, "edi", (id) =>
      id.startsWith(answerWork)
        ? Effect.tapError(deliverAnswer(DispatchId.make(id.slice(answerWork.length))), ({ message }) =>
            Effect.logWarning("a dispatch's answer waits for its network", { id, why: message })
          )
        : Effect.tapError(deliverInvoice(JobId.make(id)), ({ message }) =>
            Effect.logWarning("an invoice waits for its partner", { id, why: message })
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
