import { Exit, Schema } from "effect"
import { DispatchAnswer } from "#domain/dispatches/DispatchAnswer.ts"

const read = Schema.decodeUnknownExit(Schema.fromJsonString(Schema.toCodecJson(DispatchAnswer)))

/** How a post box answers what it is brought, as HTTP has it. */
interface Said {
  readonly status: 200 | 201 | 422
  readonly text: string
}

/**
 * A network's desk that is played: takes a shop's answers to the work that it `gave`, by number, and refuses those to
 * work that it never gave. The one with the highest sequence stands; one that comes again, or late, changes nothing.
 */
export const playedAnswers = (gave: (number: string) => boolean) => {
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
