import { Exit, Schema } from "effect"
import { DispatchAnswer } from "#domain/dispatches/DispatchAnswer.ts"

const read = Schema.decodeUnknownExit(Schema.fromJsonString(Schema.toCodecJson(DispatchAnswer)))

/** The mailbox's HTTP response to an upload. */
interface Said {
  readonly status: 200 | 201 | 422
  readonly text: string
}

/**
 * Simulates a network's dispatch desk. Accepts a shop's answers to dispatches that it `gave`, by number, and rejects
 * all others. The answer with the highest sequence wins; repeated and late answers have no effect.
 */
export const simulatedAnswers = (gave: (number: string) => boolean) => {
  const standing = new Map<string, DispatchAnswer>()
  const hear = (content: string): Said => {
    const found = read(content)
    if (Exit.isFailure(found)) return { status: 422, text: "not an answer to a dispatch" }
    const answer = found.value
    if (!gave(answer.number)) return { status: 422, text: `no dispatch ${answer.number} was given` }
    const known = standing.get(answer.number)
    if (known !== undefined && known.sequence >= answer.sequence) return { status: 200, text: "known" }
    standing.set(answer.number, answer)
    return { status: 201, text: "taken" }
  }
  return { hear, all: (): ReadonlyArray<DispatchAnswer> => [...standing.values()] }
}
