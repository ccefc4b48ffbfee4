import { Clock, Effect } from "effect"
import type { AnswerKind, Dispatch } from "./Dispatch.ts"
import { writeAnswer } from "./DispatchAnswer.ts"
import { DispatchAnswers } from "./DispatchAnswers.ts"

/**
 * Has a network told what became of its dispatch, in the transaction that decides it; where the shop does not want that,
 * nothing is sent, nor what was still to be sent of it.
 */
export const answerNetwork = Effect.fn("answerNetwork")(function* (
  dispatch: Dispatch,
  answer: AnswerKind,
  jobNumber: number | null = null
) {
  const answers = yield* DispatchAnswers
  if (!(yield* answers.isWanted(dispatch.content.network))) return yield* answers.drop(dispatch.id)
  const answeredAt = dispatch.decidedAt ?? (yield* Clock.currentTimeMillis)
  yield* answers.put(dispatch.id, writeAnswer(dispatch, answer, { answeredAt, jobNumber }))
})

/** Takes an answer back: one that surely has not left is not sent, after any other the network is told. */
export const revokeAnswer = Effect.fn("revokeAnswer")(function* (reopened: Dispatch) {
  const answers = yield* DispatchAnswers
  const last = yield* answers.open(reopened.id)
  if (last === undefined) return
  if (last.toldAt === null && last.claimedAt === null) return yield* answers.drop(reopened.id)
  yield* answerNetwork(reopened, "reopened")
})
