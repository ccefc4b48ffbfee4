import { Effect, Layer } from "effect"
import { takenOverAfter } from "#domain/mail/Outbox.ts"
import { isLater, Messages } from "#domain/messages/Messages.ts"
import { Shelves } from "./Shelves.ts"

/** Taken before, and free: long ago. */
const putBack = -Infinity

/** Messages over a map. Nobody is asked to send them: a test or a story does so itself. */
export const messagesMemory = Layer.effect(
  Messages,
  Effect.gen(function* () {
    const { mine } = yield* Shelves
    return Messages.of({
      put: (message, notice) =>
        Effect.map(mine, ({ messages }) => void messages.set(message.id, { message, claimedAt: undefined, notice })),
      noticesOf: (jobs) =>
        Effect.map(
          mine,
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
      get: (id) => Effect.map(mine, ({ messages }) => messages.get(id)?.message),
      ofJob: (jobId) =>
        Effect.map(mine, ({ messages }) =>
          [...messages.values()]
            .map(({ message }) => message)
            .filter((one) => one.jobId === jobId)
            .sort((one, other) => (one.id < other.id ? 1 : -1))
        ),
      claim: (id, now) =>
        Effect.map(mine, ({ messages }) => {
          const kept = messages.get(id)
          if (kept === undefined || kept.message.state !== "queued") return "done"
          if (kept.claimedAt !== undefined && kept.claimedAt > now - takenOverAfter) return "busy"
          messages.set(id, { ...kept, claimedAt: now })
          return { message: kept.message, isAgain: kept.claimedAt !== undefined }
        }),
      putBack: (id, why) =>
        Effect.map(mine, ({ messages }) => {
          const kept = messages.get(id)
          if (kept !== undefined)
            messages.set(id, { ...kept, message: { ...kept.message, detail: why.slice(0, 500) }, claimedAt: putBack })
        }),
      settle: (id, { state, trouble, detail }, now) =>
        Effect.map(mine, ({ messages }) => {
          const kept = messages.get(id)
          if (kept === undefined || !isLater(state, kept.message.state)) return false
          messages.set(id, {
            ...kept,
            message: { ...kept.message, state, trouble, detail: detail.slice(0, 500), stateAt: now }
          })
          return true
        })
    })
  })
).pipe(Layer.provide(Shelves.empty))
