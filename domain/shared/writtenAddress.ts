import type { Address } from "./Address.ts"

/** An address on one line, `1 Desert Way, Tempe, AZ 85281`. */
export const writtenAddress = ({ address1, city, region, postalCode }: Address): string =>
  [address1, city, `${region} ${postalCode}`.trim()].filter((part) => part !== "").join(", ")
