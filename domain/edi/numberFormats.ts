import type { PartnerNetwork } from "#domain/insurers/Insurer.ts"

/** Formats of the networks' own numbers, if known (trade 4.2), as masks: 9 is a digit. */
export const numberFormats: Readonly<
  Partial<Record<PartnerNetwork, Partial<Readonly<Record<"dispatchNumber" | "referralNumber", string>>>>>
> = {
  lynx: { dispatchNumber: "999999999" },
  safelite: { referralNumber: "999999" }
}
