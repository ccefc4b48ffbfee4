import type { CustomerDraft } from "#domain/customers/Customer.ts"
import type { Named } from "./customers.ts"
import { firstNames, lastNames, trades } from "./words.ts"

interface Around {
  readonly firmWords: ReadonlyArray<string>
  readonly cities: ReadonlyArray<string>
  /** Each has a hundred numbers reserved for fiction. */
  readonly areaCodes: ReadonlyArray<number>
  /** Pricing profiles of the customers' insurers; insured customers are priced by them. */
  readonly insurers: ReadonlyArray<string>
  readonly begin?: number
}

/** Of every twenty-five: sixteen individuals, then businesses of every type. */
const firms: ReadonlyArray<keyof typeof trades> = [
  "bodyShop",
  "fleet",
  "autoDealer",
  "otherCommercial",
  "government",
  "agent",
  "bodyShop",
  "fleet",
  "insurance"
]

const profiles: Readonly<Record<CustomerDraft["customerType"], string | undefined>> = {
  bodyShop: "Body shops",
  autoDealer: "Body shops",
  fleet: "Fleet",
  government: "Fleet",
  otherCommercial: "Retail",
  retail: "Retail",
  agent: undefined,
  insurance: undefined
}

const turn = <One>(list: ReadonlyArray<One>, at: number): One => list[at % list.length]!

/**
 * Returns the given number of customers generated from the word lists, always the same in the same order. No name
 * repeats within 2,500.
 */
export const moreCustomers = (
  count: number,
  { firmWords, cities, areaCodes, insurers, begin = 0 }: Around
): ReadonlyArray<Named> =>
  Array.from({ length: count }, (_, at) => {
    const place = at + begin
    const [round, seat] = [Math.floor(at / 25), at % 25]
    const shared = {
      phone: `(${turn(areaCodes, Math.floor(at / 100))}) 555-0${100 + (at % 100)}`,
      city: turn(cities, at * 3 + round)
    }
    if (seat < 16) {
      const customerName = `${turn(firstNames, place * 5)} ${turn(lastNames, place * 7 + Math.floor(place / lastNames.length))}`
      return {
        ...shared,
        customerName,
        customerType: "retail",
        isBusiness: false,
        profile: at % 3 === 0 ? turn(insurers, at) : "Retail"
      }
    }
    const customerType = firms[seat - 16]!
    return {
      ...shared,
      customerName: firmName(firmWords, customerType, round * 2 + (seat > 21 ? 1 : 0)),
      customerType,
      isBusiness: true,
      profile: profiles[customerType] ?? turn(insurers, round)
    }
  })

/** Returns the `nth` business name of a trade: a word and a suffix, which changes when the words repeat. */
const firmName = (words: ReadonlyArray<string>, trade: keyof typeof trades, nth: number) =>
  `${turn(words, nth * 5 + trade.length).replace("-", " ")} ${turn<string>(trades[trade], nth + Math.floor(nth / words.length))}`
