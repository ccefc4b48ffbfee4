import { type Block, type Fact, said, saidLines } from "./Block.ts"
import type { Writing } from "./Writing.ts"

/** Who insures, none for a job that the customer pays. The installer is told the claim, not the loss. */
export const insuranceBlock = (writing: Writing): ReadonlyArray<Block> => {
  const { kind, job: { insurance }, words } = writing
  if (insurance === null) return []
  return [{
    title: words.block.insurance,
    lines: saidLines([insurance.company]),
    facts: said([{ label: words.insurance.claim, value: insurance.claimNumber }, ...(kind === "workorder" ? [] : loss(insurance, writing))])
  }]
}

const loss = (insurance: NonNullable<Writing["job"]["insurance"]>, { words, formats }: Writing): ReadonlyArray<Fact> => [
  { label: words.insurance.policy, value: insurance.policyNumber },
  { label: words.insurance.dateOfLoss, value: formats.dayShort(insurance.dateOfLoss) },
  { label: words.insurance.causeOfLoss, value: insurance.causeOfLoss === "" ? "" : words.causeOfLoss[insurance.causeOfLoss] },
  { label: words.insurance.agent, value: insurance.agent }
]
