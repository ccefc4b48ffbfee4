import { between } from "#adapters/sample-catalogue/chance.ts"
import { type EstimateLine, type LineStatus, type NewLine, awaitedLines } from "#domain/estimates/EstimateLine.ts"
import type { Stage } from "#domain/jobs/Job.ts"
import { shareOf } from "#domain/shared/Money.ts"
import { demoLines } from "../draftFor.ts"
import { factsFor } from "../factsFor.ts"
import type { Story } from "./Story.ts"

/** Returns the lines of a story's job with the shop's cost; `parts` is the status of its parts. */
export const linesOf = (
  { nth, pane, chips, profile, won, quotedOn }: Story,
  stage: Stage,
  parts: LineStatus
): ReadonlyArray<EstimateLine> => {
  const facts = factsFor(stage, won?.slot.day ?? quotedOn, nth)
  const paid = (partNumber: string) =>
    pane?.partNumber === partNumber ? shareOf(pane.listPrice, between(2_400, 3_300, `cost ${nth}`)) : 0
  return demoLines(
    pane,
    chips,
    profile,
    (line) => ({ ...facts(line), ...(isPart(line) ? { status: parts, cost: costOf(line) } : {}) }),
    paid
  )
}

/** Returns whether a line is a part that has to be ordered. */
export const isPart = ({ kind }: Pick<NewLine, "kind">): boolean =>
  awaitedLines([{ kind, status: "quoted" }]).length > 0

const costOf = ({ kind, cost = 0, listPrice }: NewLine) =>
  cost > 0 ? cost : kind === "kit" ? 1_150 : shareOf(listPrice, 4_000)
