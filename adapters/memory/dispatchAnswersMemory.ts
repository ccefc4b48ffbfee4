import { Effect, Layer } from "effect"
import type { Dispatch, DispatchId } from "#domain/dispatches/Dispatch.ts"
import type { StoredAnswer } from "#domain/dispatches/DispatchAnswer.ts"
import { DispatchAnswers } from "#domain/dispatches/DispatchAnswers.ts"
import { isAnswered, type StoredPartner } from "#domain/edi/EdiPartner.ts"
import type { EdiNetwork } from "#domain/edi/PartnerProfile.ts"
import { claimLifetime } from "#domain/mail/Outbox.ts"
import { tableOf, MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for answers to dispatch networks. No worker sends them; tests and stories do that themselves. */
export const dispatchAnswersMemory = Layer.effect(
  DispatchAnswers,
  Effect.gen(function* () {
    const shelves = yield* MemoryTables
    const answers = tableOf<DispatchId, StoredAnswer>(shelves, "dispatch-answers")
    const dispatches = tableOf<DispatchId, Dispatch>(shelves, "dispatches")
    const partners = tableOf<EdiNetwork, StoredPartner>(shelves, "edi-partners")
    /** Updates the answer if it is still the latest and has not been delivered. */
    const changed = (id: DispatchId, sequence: number, changes: Partial<StoredAnswer>) =>
      Effect.map(answers, (kept) => {
        const found = kept.get(id)
        if (found?.sequence === sequence && found.toldAt === null) kept.set(id, { ...found, ...changes })
      })
    return DispatchAnswers.of({
      isWanted: (network) =>
        Effect.map(partners, (kept) => {
          const partner = kept.get(network)
          return partner !== undefined && isAnswered(partner)
        }),
      getForUpdate: (id) => Effect.map(answers, (kept) => kept.get(id)),
      enqueue: (id, answer) => Effect.map(answers, (kept) => void kept.set(id, answer)),
      remove: (id) => Effect.map(answers, (kept) => void kept.delete(id)),
      claim: (id, now) =>
        Effect.map(Effect.all([answers, dispatches]), ([kept, known]) => {
          const found = kept.get(id)
          const network = known.get(id)?.content.network
          if (found === undefined || network === undefined || found.toldAt !== null) return "done" as const
          if (found.claimedAt !== null && found.claimedAt > now - claimLifetime) return "busy" as const
          const claimed = { ...found, claimedAt: now }
          kept.set(id, claimed)
          return { ...claimed, network }
        }),
      markDelivered: (id, sequence, now) => changed(id, sequence, { toldAt: now, trouble: "" }),
      releaseClaim: (id, sequence, why) => changed(id, sequence, { claimedAt: 0, trouble: why.slice(0, 300) })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
