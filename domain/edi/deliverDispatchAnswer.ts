import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { DispatchId } from "#domain/dispatches/Dispatch.ts"
import { DispatchAnswers } from "#domain/dispatches/DispatchAnswers.ts"
import { isAnswered } from "./EdiPartner.ts"
import { EdiPartners } from "./EdiPartners.ts"
import { EdiNotSent, EdiTransport } from "./EdiTransport.ts"
import { connectionOf } from "./savePartner.ts"

/**
 * Sends a network the outcome of its dispatch. Safe to run twice: the answer is stored under its file name, by which
 * the network recognizes it. No transaction is open during the transfer (R6); a failure is recorded on the dispatch and
 * retried later. Nothing is sent if the shop has turned these notifications off.
 */
export const deliverDispatchAnswer = Effect.fn("deliverDispatchAnswer")(function* (id: DispatchId) {
  const { run } = yield* Transaction
  const answers = yield* DispatchAnswers
  const now = yield* Clock.currentTimeMillis
  const taken = yield* run(
    Effect.gen(function* () {
      const claimed = yield* answers.claim(id, now)
      if (claimed === "busy")
        return yield* new EdiNotSent({ reason: "unreachable", text: "another node is sending it" })
      if (claimed === "done") return undefined
      const partner = yield* (yield* EdiPartners).get(claimed.network)
      if (partner !== undefined && isAnswered(partner)) return { ...claimed, reach: yield* connectionOf(partner) }
      return yield* answers.remove(id)
    })
  )
  if (taken === undefined) return
  const { content, fileName, reach, sequence } = taken
  yield* (yield* EdiTransport)
    .send(reach, fileName, content)
    .pipe(Effect.tapError((failure) => run(answers.releaseClaim(id, sequence, failure.message))))
  yield* run(answers.markDelivered(id, sequence, yield* Clock.currentTimeMillis))
})
