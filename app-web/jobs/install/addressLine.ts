import type { Address } from "#domain/shared/Address.ts"

/** An address in one line. */
export const addressLine = ({ address1, address2, city, region, postalCode }: Omit<Address, "country">): string =>
  [address1, address2, city, `${region} ${postalCode}`.trim()].filter((part) => part !== "").join(", ")
