import { Context, type Effect } from "effect"
import type { Address } from "#domain/shared/Address.ts"

/** Where something is on the globe, in degrees north and east. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** What of an address says roughly where it is. */
export type PostalAddress = Pick<Address, "postalCode" | "country">

/** Where postal codes are, to estimate travel by without asking anybody outside. */
export class PostalPlaces extends Context.Service<
  PostalPlaces,
  {
    /** The middle of each postal code, in the order asked; undefined where it is not known. */
    readonly points: (asked: ReadonlyArray<PostalAddress>) => Effect.Effect<ReadonlyArray<Point | undefined>>
  }
>()("domain/schedule/PostalPlaces") {}

/**
 * The part of a postal code that travel is estimated by: the five digits of a ZIP code, the first three characters of a
 * Canadian one; "" where it is none.
 */
export const postalArea = ({ country, postalCode }: PostalAddress): string => {
  const code = postalCode.trim().toUpperCase()
  const area = country === "CA" ? code.slice(0, 3) : code.slice(0, 5)
  return (country === "CA" ? /^[A-Z]\d[A-Z]$/ : /^\d{5}$/).test(area) ? area : ""
}
