import { Effect, type ManagedRuntime, Schedule } from "effect"
import { activeTenantIds } from "#adapters/postgres/tenants/activeTenantIds.ts"
import { driveAwayOf, lacksEvidence } from "#domain/installer-day/SiteEvents.ts"
import { sendNotices } from "#domain/messages/sendNotices.ts"
import { pushKeys } from "#domain/notifications/Pusher.ts"
import { notifyOfUnpaidQuotes } from "#domain/public-page/notifyOfUnpaidQuotes.ts"
import { remindByRules } from "#domain/reminders/remindByRules.ts"
import { notifyDue } from "#domain/reminders/notifyDue.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Services } from "./serve.ts"

/**
 * Runs work in every open shop, one after the other. A failure in one shop does not stop the next; `late` is logged.
 */
const inShops = <A, E, R>(work: Effect.Effect<A, E, R>, late: string) =>
  Effect.gen(function* () {
    // Database queries are not interrupted; a shutdown takes effect between two.
    for (const id of yield* Effect.uninterruptible(activeTenantIds))
      yield* Effect.uninterruptible(work).pipe(
        Effect.tapCause((cause) => Effect.logWarning(late, cause)),
        Effect.sandbox,
        Effect.ignore,
        Effect.annotateLogs({ tenant: id }),
        Effect.provideService(CurrentTenant, { id })
      )
  })

/** Creates the push service keys of all shops, so each has a pair before it is needed. */
export const pushKeysOfShops = inShops(pushKeys, "could not create a shop's push keys; retrying")

/** Creates the reminders required by the rules of all shops. */
export const createRuleReminders = inShops(
  remindByRules(lacksEvidence),
  "could not create a shop's automatic reminders; retrying"
)

/** Notifies people in all shops of due reminders. */
export const notifyDueReminders = inShops(notifyDue(), "could not notify a shop's users of due reminders; retrying")

/** Sends the automatic messages of all shops to their customers. */
export const sendShopNotices = inShops(sendNotices(driveAwayOf), "could not send a shop's automatic messages; retrying")

/** Notifies all shops of public page requests whose deposit was not paid. */
export const notifyUnpaidQuotes = inShops(
  notifyOfUnpaidQuotes(),
  "could not report a shop's requests without a deposit; retrying"
)

const work = Effect.all(
  [pushKeysOfShops, createRuleReminders, notifyDueReminders, sendShopNotices, notifyUnpaidQuotes],
  {
    discard: true
  }
).pipe(Effect.sandbox, Effect.ignore, Effect.repeat(Schedule.spaced("5 minutes")))

/**
 * Creates missing push keys and reminders by rule, notifies people of due reminders, sends automatic messages to
 * customers and reports requests without a deposit, for all shops in the background until the scope closes. Runs on
 * every node; what one has done, the others skip.
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
