import { Clock, Effect } from "effect"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import type { Message } from "./Message.ts"
import { Messages, type Outcome } from "./Messages.ts"
import { SmsConsents } from "./SmsConsents.ts"

/**
 * Keeps what became of a message, and says it in the job's timeline; a phone that turned out to be stopped is not
 * texted again.
 */
export const recordOutcome = Effect.fn("recordOutcome")(function* (message: Message, outcome: Outcome) {
  const now = yield* Clock.currentTimeMillis
  const isNews = yield* (yield* Messages).settle(message.id, outcome, now)
  if (!isNews || message.isTest) return
  const { jobId, channel, to } = message
  const isStopped = outcome.trouble === "stopped"
  if (isStopped)
    yield* (yield* SmsConsents).add({
      phone: to,
      kind: "stopped",
      place: "phone",
      wording: outcome.detail,
      by: "",
      at: now
    })
  if (outcome.state === "sent") return
  const state =
    outcome.state === "delivered" ? ("delivered" as const) : isStopped ? ("stopped" as const) : ("failed" as const)
  yield* (yield* JobChanges).add(jobId, { _tag: "delivery", channel, to, state })
})
