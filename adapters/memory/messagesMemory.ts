import { Context, Effect, Layer } from "effect"
import { claimLifetime } from "#domain/mail/Outbox.ts"
import { isLaterState, Messages } from "#domain/messages/Messages.ts"
import { type OutgoingText, SmsSender } from "#domain/messages/SmsSender.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** Claim time of a message that was claimed before and may be claimed again. */
const putBack = -Infinity

/** In-memory storage for messages. No worker sends them; tests and stories do that themselves. */
export const messagesMemory = Layer.effect(
  Messages,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return Messages.of({
      enqueue: (message, notice) =>
        Effect.map(current, ({ messages }) => void messages.set(message.id, { message, claimedAt: undefined, notice })),
      noticesOf: (jobs) =>
        Effect.map(
          current,
          ({ messages }) =>
            new Map(
              jobs.map((id) => [
                id,
                new Set(
                  [...messages.values()].flatMap(({ message, notice }) =>
                    message.jobId === id && notice !== undefined ? [notice] : []
                  )
                )
              ])
            )
        ),
      get: (id) => Effect.map(current, ({ messages }) => messages.get(id)?.message),
      ofJob: (jobId) =>
        Effect.map(current, ({ messages }) =>
          [...messages.values()]
            .map(({ message }) => message)
            .filter((one) => one.jobId === jobId)
            .sort((one, other) => (one.id < other.id ? 1 : -1))
        ),
      claim: (id, now) =>
        Effect.map(current, ({ messages }) => {
          const kept = messages.get(id)
          if (kept === undefined || kept.message.state !== "queued") return "done"
          if (kept.claimedAt !== undefined && kept.claimedAt > now - claimLifetime) return "busy"
          messages.set(id, { ...kept, claimedAt: now })
          return { message: kept.message, isAgain: kept.claimedAt !== undefined }
        }),
      releaseClaim: (id, why) =>
        Effect.map(current, ({ messages }) => {
          const kept = messages.get(id)
          if (kept !== undefined)
            messages.set(id, { ...kept, message: { ...kept.message, detail: why.slice(0, 500) }, claimedAt: putBack })
        }),
      saveOutcome: (id, { state, trouble, detail }, now) =>
        Effect.map(current, ({ messages }) => {
          const kept = messages.get(id)
          if (kept === undefined || !isLaterState(state, kept.message.state)) return false
          messages.set(id, {
            ...kept,
            message: { ...kept.message, state, trouble, detail: detail.slice(0, 500), stateAt: now }
          })
          return true
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

/** All sent text messages, oldest first. */
class SentTexts extends Context.Service<SentTexts, ReadonlyArray<OutgoingText>>()("adapters/memory/SentTexts") {}

/** An SMS carrier that delivers to a list. */
export const smsSenderMemory = Layer.effectContext(
  Effect.sync(() => {
    const sent: Array<OutgoingText> = []
    return Context.make(SentTexts, sent).pipe(
      Context.add(
        SmsSender,
        SmsSender.of({
          send: (text) => Effect.sync(() => void sent.push(text)),
          acceptedFor: (phone) =>
            Effect.sync(() =>
              sent
                .filter(({ to }) => to === phone)
                .map(({ text }) => ({ text, outcome: { state: "sent", trouble: null, detail: "" } as const }))
                .toReversed()
            )
        })
      )
    )
  })
)

/** In-memory storage for SMS consent, in the order it was recorded. */
export const smsConsentsMemory = Layer.effect(
  SmsConsents,
  Effect.gen(function* () {
    const { all, current } = yield* MemoryTables
    return SmsConsents.of({
      add: (consent) => Effect.map(current, ({ smsConsents }) => void smsConsents.push(consent)),
      latest: (phone) =>
        Effect.map(current, ({ smsConsents }) =>
          smsConsents
            .filter((one) => one.phone === phone)
            .reduce<(typeof smsConsents)[number] | undefined>(
              (last, one) => (last === undefined || one.at >= last.at ? one : last),
              undefined
            )
        ),
      shopsOf: (phone) =>
        Effect.sync(() =>
          [...all]
            .filter(([, { smsConsents }]) => smsConsents.some((one) => one.phone === phone))
            .map(([id]) => id)
            .sort()
        )
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
