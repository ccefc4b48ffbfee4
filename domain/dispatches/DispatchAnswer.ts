import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { AnswerKind, DeclineReason, type Dispatch, dispatchNumberOf } from "./Dispatch.ts"

/**
 * The answer file placed in the network's mailbox. The format is our own, because no network publishes one (trade 4.3).
 */
export const DispatchAnswer = Schema.Struct({
  kind: field(Schema.Literal("dispatchAnswer"), "File type."),
  number: field(Schema.String, "The network's dispatch number.", "004179015"),
  sequence: field(Schema.Int, "Incremented with each answer about a dispatch; the highest one is current.", 2),
  answer: field(AnswerKind, "The shop's decision.", "accepted"),
  reason: field(Schema.NullOr(DeclineReason), "Decline reason; null if not declined.", null),
  note: field(plainText(300), "The shop's note; empty if none.", ""),
  jobNumber: field(Schema.NullOr(Schema.Int), "The shop's job number; null if no job is linked.", 1042),
  answeredAt: field(Schema.Int, "When the decision was made, in milliseconds since 1970 UTC.", 1763740800000)
})
export type DispatchAnswer = typeof DispatchAnswer.Type

/** An outgoing answer with its delivery status. The content never changes between attempts. */
export const StoredAnswer = Schema.Struct({
  answer: AnswerKind,
  sequence: Schema.Int,
  fileName: Schema.String,
  content: Schema.String,
  /** When the network received it, in milliseconds since 1970 UTC; null if not yet delivered. */
  toldAt: Schema.NullOr(Schema.Number),
  /** When a worker started sending it; null if it has definitely not been sent. */
  claimedAt: Schema.NullOr(Schema.Number),
  /** Why the last delivery attempt failed. */
  trouble: Schema.String
})
export type StoredAnswer = typeof StoredAnswer.Type

const write = Schema.encodeSync(Schema.fromJsonString(Schema.toCodecJson(DispatchAnswer)))

/**
 * Builds the answer to send to the network. The file name combines the network's number with the dispatch's version, so
 * each answer has a unique file and a retry writes the same one.
 */
export const buildAnswer = (
  { content, id, note, reason, version }: Dispatch,
  answer: AnswerKind,
  { answeredAt, jobNumber }: Pick<DispatchAnswer, "answeredAt" | "jobNumber">
): StoredAnswer => {
  const number = dispatchNumberOf(content)
  return {
    answer,
    sequence: version,
    fileName: `answer-${/^[\w-]{1,60}$/.test(number) ? number : id}-${version}.json`,
    content: write({
      kind: "dispatchAnswer",
      number,
      sequence: version,
      answer,
      reason: answer === "declined" ? reason : null,
      note: answer === "declined" ? note : "",
      jobNumber,
      answeredAt
    }),
    toldAt: null,
    claimedAt: null,
    trouble: ""
  }
}
