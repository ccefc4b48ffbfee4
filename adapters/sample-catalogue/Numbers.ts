import { chance } from "./chance.ts"

/**
 * NAGS' own numbers lie below these: what is made up must not be taken for the real thing. Glass from 90000 on is left
 * to examples.
 */
const ranges = { glass: { least: 40_000, most: 89_999 }, hardware: { least: 900_001, most: 999_999 } } as const

/**
 * Gives every key of a prefix a number of its own: where its text says, or the next one free. The same keys in the same
 * order get the same numbers.
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
    if (mine.size === size) throw new RangeError(`No number is left under ${prefix}`)
    let at = Math.floor(chance(`${prefix}|${key}`) * size)
    const written = () => `${prefix}${String(least + at).padStart(digits, "0")}`
    while (this.#used.has(written())) at = (at + 1) % size
    const number = written()
    mine.set(key, number)
    this.#used.add(number)
    return number
  }
}
