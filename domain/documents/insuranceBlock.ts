import { type Block, said, saidLines } from "./Block.ts"
import type { Writing } from "./Writing.ts"

/** Who insures and for what loss; none for a job that the customer pays, and none on a work order. */
export const insuranceBlock = ({ kind, job: { insurance }, words, formats }: Writing): ReadonlyArray<Block> => {
  if (insurance === null || kind === "workorder" || kind === "receipt") return []
  return [
    {
      title: words.block.insurance,
      lines: saidLines([insurance.company]),
      facts: said([
        { label: words.insurance.claim, value: insurance.claimNumber },
        { label: words.insurance.policy, value: insurance.policyNumber },
        { label: words.insurance.dateOfLoss, value: formats.dayShort(insurance.dateOfLoss) },
        {
          label: words.insurance.causeOfLoss,
          value: insurance.causeOfLoss === "" ? "" : words.causeOfLoss[insurance.causeOfLoss]
        },
        { label: words.insurance.agent, value: insurance.agent }
      ])
    }
  ]
}
