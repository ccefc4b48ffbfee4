import { Effect, type ManagedRuntime, Schedule } from "effect"
import { openTenants } from "#adapters/postgres/tenants/openTenants.ts"
import { driveAwayOf, lacksEvidence } from "#domain/installer-day/SiteEvents.ts"
import { sendNotices } from "#domain/messages/sendNotices.ts"
import { pushKeys } from "#domain/notifications/Pusher.ts"
import { tellUntoldQuotes } from "#domain/public-page/tellUntoldQuotes.ts"
import { remindByRules } from "#domain/reminders/remindByRules.ts"
import { tellDue } from "#domain/reminders/tellDue.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Services } from "./serve.ts"

/** Work in every shop that is open, one after the other. What breaks in one does not stop the next; `late` is logged. */
const inShops = <A, E, R>(work: Effect.Effect<A, E, R>, late: string) =>
  Effect.gen(function* () {
    // A question to the database is not broken off; a stop comes between two.
    for (const id of yield* Effect.uninterruptible(openTenants))
      yield* Effect.uninterruptible(work).pipe(
        Effect.tapCause((cause) => Effect.logWarning(late, cause)),
        Effect.sandbox,
        Effect.ignore,
        Effect.annotateLogs({ tenant: id }),
        Effect.provideService(CurrentTenant, { id })
      )
  })

/** The keys of all shops by which they are known to push services: each has a pair before anybody asks for it. */
export const pushKeysOfShops = inShops(pushKeys, "the push keys of a shop are not made")

/** What the rules of all shops ask for. */
export const remindShops = inShops(remindByRules(lacksEvidence), "reminders of a shop's rules are late")

/** Whose reminders are due in all shops. */
export const tellDueShops = inShops(tellDue(), "people of a shop are told late of their reminders")

/** What all shops tell their customers by themselves. */
export const noticeShops = inShops(sendNotices(driveAwayOf), "messages to a shop's customers are late")

/** What visitors of all shops' public pages asked for and did not pay the deposit of. */
export const untoldQuoteShops = inShops(tellUntoldQuotes(), "requests without a deposit are told of late")

const work = Effect.all([pushKeysOfShops, remindShops, tellDueShops, noticeShops, untoldQuoteShops], {
  discard: true
}).pipe(Effect.sandbox, Effect.ignore, Effect.repeat(Schedule.spaced("5 minutes")))

/**
 * Makes the keys that shops lack and the reminders of all shops' rules, tells people of those that are due, writes to their customers
 * and tells of requests without their deposit, in the background, until the scope closes. Each node does; what one has
 * made the others leave.
 */
export const reminderWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const ended = new AbortController()
      const working = runtime.runPromise(work, { signal: ended.signal }).catch(() => {})
      return { ended, working }
    }),
    ({ ended, working }) =>
      Effect.promise(() => {
        ended.abort()
        return working
      })
  )
