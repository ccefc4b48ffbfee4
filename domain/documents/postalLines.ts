import type { Address } from "#domain/shared/Address.ts"
import { notApplicable } from "#domain/shared/Region.ts"
import { saidLines, unbroken } from "./Block.ts"
import type { Writing } from "./Writing.ts"

/**
 * An address as lines of a letter: "Tempe, AZ 85281" in the United States, "Montréal QC  H2X 1Y4" in Canada; abroad
 * with its country.
 */
export const postalLines = (
  address: Address,
  { tenant, formats }: Pick<Writing, "tenant" | "formats">
): ReadonlyArray<string> => {
  const region = address.region === notApplicable ? "" : address.region
  const town =
    address.country === "CA"
      ? `${address.city} ${region}\u00a0 ${address.postalCode}`
      : `${address.city}${region === "" ? "" : `, ${region}`} ${address.postalCode}`
  return saidLines([
    saidLines([address.address1, unbroken(address.address2)]).join(", "),
    town,
    address.country === tenant.country ? "" : formats.country(address.country)
  ])
}
