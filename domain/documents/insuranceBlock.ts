import { type Block, said, saidLines } from "./Block.ts"
import type { Writing } from "./Writing.ts"

/**
 * Who insures and for what loss; none for a job that the customer pays, and none on a work order. The customer's own
 * document of an invoice names the claim alone: the rest is for the insurer.
 */
export const insuranceBlock = ({ kind, billedTo, job: { insurance }, t, formats }: Writing): ReadonlyArray<Block> => {
  if (insurance === null || kind === "workorder" || kind === "receipt") return []
  const claim = { label: t("insurance.claim"), value: insurance.claimNumber }
  const block = { title: t("block.insurance"), lines: saidLines([insurance.company]) }
  if (billedTo === "customer") return [{ ...block, facts: said([claim]) }]
  return [
    {
      ...block,
      facts: said([
        claim,
        { label: t("insurance.policy"), value: insurance.policyNumber },
        { label: t("insurance.policyholder"), value: insurance.policyholder },
        { label: t("insurance.dispatch"), value: insurance.dispatchNumber },
        { label: t("insurance.referral"), value: insurance.referralNumber },
        { label: t("insurance.authorization"), value: insurance.authorization },
        { label: t("insurance.dateOfLoss"), value: formats.dayShort(insurance.dateOfLoss) },
        {
          label: t("insurance.causeOfLoss"),
          value: insurance.causeOfLoss === "" ? "" : t(`causeOfLoss.${insurance.causeOfLoss}`)
        },
        { label: t("insurance.agent"), value: insurance.agent }
      ])
    }
  ]
}
