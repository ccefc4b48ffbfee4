import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { AnswerKind, DeclineReason, type Dispatch, numberOf } from "./Dispatch.ts"

/** What a network is told, as the file that lies in its post box says it. No network's own form is public (trade 4.3). */
export const DispatchAnswer = Schema.Struct({
  kind: field(Schema.Literal("dispatchAnswer"), "What the file is."),
  number: field(Schema.String, "The network's number of the dispatch.", "004179015"),
  sequence: field(Schema.Int, "Grows with each answer about a dispatch: the one with the highest stands.", 2),
  answer: field(AnswerKind, "What became of it.", "accepted"),
  reason: field(Schema.NullOr(DeclineReason), "Why it was declined; null where it was not.", null),
  note: field(plainText(300), "What the shop says of it, empty without.", ""),
  jobNumber: field(Schema.NullOr(Schema.Int), "The shop's number of the job; null without one.", 1042),
  answeredAt: field(Schema.Int, "When it was decided, milliseconds since 1970 in UTC.", 1763740800000)
})
export type DispatchAnswer = typeof DispatchAnswer.Type

/** An answer as it goes out, and how far it is; it stands as it was written, however often it is tried. */
export const KeptAnswer = Schema.Struct({
  answer: AnswerKind,
  sequence: Schema.Int,
  fileName: Schema.String,
  content: Schema.String,
  /** When the network took it, milliseconds UTC; null before. */
  toldAt: Schema.NullOr(Schema.Number),
  /** When a worker began to send it; null while it surely has not left. */
  claimedAt: Schema.NullOr(Schema.Number),
  /** Why it was not taken yet. */
  trouble: Schema.String
})
export type KeptAnswer = typeof KeptAnswer.Type

const write = Schema.encodeSync(Schema.fromJsonString(Schema.toCodecJson(DispatchAnswer)))

/**
 * Writes what a network is told. The name of the file is made of the network's number and the dispatch's version, so that
 * no two answers share one, and one that is tried twice is the same file.
 */
export const writeAnswer = (
  { content, id, note, reason, version }: Dispatch,
  answer: AnswerKind,
  { answeredAt, jobNumber }: Pick<DispatchAnswer, "answeredAt" | "jobNumber">
): KeptAnswer => {
  const number = numberOf(content)
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
