import type { SignedInUser } from "#domain/access/CurrentUser.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { sightOf } from "./seenBy.ts"

/**
 * Lines to be kept, each with its cost: as sent by those who may know it; as it stands, 0 on a new line, where it was
 * left out or is not theirs to say, and where nobody signed in is asking.
 */
export const keepCosts = (
  person: Pick<SignedInUser, "roles"> | undefined,
  sent: ReadonlyArray<EstimateLine>,
  standing: ReadonlyArray<EstimateLine> = []
): ReadonlyArray<EstimateLine> => {
  const mayWrite = person !== undefined && sightOf(person) === "all"
  const costs = new Map(standing.map(({ id, cost }) => [id, cost]))
  return sent.map((line) => ({ ...line, cost: (mayWrite ? line.cost : undefined) ?? costs.get(line.id) ?? 0 }))
}
