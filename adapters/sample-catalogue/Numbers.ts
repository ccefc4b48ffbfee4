import { chance } from "./chance.ts"

/**
 * Ranges above NAGS' own numbers, so made-up parts are never mistaken for real ones. Glass numbers from 90000 on are
 * reserved for examples.
 */
const ranges = { glass: { least: 40_000, most: 89_999 }, hardware: { least: 900_001, most: 999_999 } } as const

/**
 * Assigns every key of a prefix a unique number: the one its hash points to, or the next free one. The same keys in the
 * same order get the same numbers.
 */
export class Numbers {
  readonly #taken = new Map<string, Map<string, string>>()
  readonly #used = new Set<string>()

  glass(prefix: string, key: string): string {
    return this.#number(prefix, key, ranges.glass, 5)
  }

  hardware(prefix: string, key: string): string {
    return this.#number(prefix, key, ranges.hardware, 6)
  }

  #number(
    prefix: string,
    key: string,
    { least, most }: { readonly least: number; readonly most: number },
    digits: number
  ): string {
    const mine = this.#taken.get(prefix) ?? new Map<string, string>()
    this.#taken.set(prefix, mine)
    const before = mine.get(key)
    if (before !== undefined) return before
    const size = most - least + 1
    if (mine.size === size) throw new RangeError(`No numbers left with the prefix ${prefix}`)
    let at = Math.floor(chance(`${prefix}|${key}`) * size)
    const written = () => `${prefix}${String(least + at).padStart(digits, "0")}`
    while (this.#used.has(written())) at = (at + 1) % size
    const number = written()
    mine.set(key, number)
    this.#used.add(number)
    return number
  }
}
