import { Context, Effect, Layer } from "effect"
import { Outbox, claimLifetime } from "#domain/mail/Outbox.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { type Mail, Mailer } from "#domain/mail/Mailer.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory outbox. No worker sends the mail; tests and stories do that themselves. */
export const outboxMemory = Layer.effect(
  Outbox,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const newId = yield* NewId
    return Outbox.of({
      enqueue: Effect.fn("Outbox.enqueue")(function* (posting) {
        const { postings } = yield* current
        postings.set(yield* newId.next, { posting, claimedAt: undefined, isDone: false })
      }),
      claim: (id, now) =>
        Effect.map(current, ({ postings }) => {
          const kept = postings.get(id)
          if (kept === undefined || kept.isDone) return "done"
          if (kept.claimedAt !== undefined && kept.claimedAt > now - claimLifetime) return "busy"
          postings.set(id, { ...kept, claimedAt: now })
          return kept.posting
        }),
      markDone: (id) =>
        Effect.map(current, ({ postings }) => {
          const kept = postings.get(id)
          if (kept !== undefined) postings.set(id, { ...kept, isDone: true })
        }),
      markFailed: (id) =>
        Effect.map(current, ({ postings }) => {
          const kept = postings.get(id)
          if (kept !== undefined) postings.set(id, { ...kept, isDone: true })
        }),
      releaseClaim: (id) =>
        Effect.map(current, ({ postings }) => {
          const kept = postings.get(id)
          if (kept !== undefined) postings.set(id, { ...kept, claimedAt: undefined })
        })
    })
  })
).pipe(Layer.provide([MemoryTables.empty, newIdV7]))

/** All sent mail, oldest first. */
export class SentMails extends Context.Service<SentMails, ReadonlyArray<Mail>>()("adapters/memory/SentMails") {}

/** A mailer that delivers to a list. */
export const mailerMemory = Layer.effectContext(
  Effect.sync(() => {
    const sent: Array<Mail> = []
    return Context.make(SentMails, sent).pipe(
      Context.add(Mailer, Mailer.of({ send: (mail) => Effect.sync(() => void sent.push(mail)) }))
    )
  })
)
