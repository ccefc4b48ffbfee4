/**
 * The keys of a vPIC pattern: positions 4 to 8, a bar, positions 10 to 17. Each position is a set of characters or
 * undefined (any); missing trailing positions match anything.
 */
export type VinKeys = ReadonlyArray<ReadonlySet<string> | undefined>

/** Maximum length in characters: thirteen VIN positions, each with a set. */
const maxGlobLength = 2_000

/** Parses keys stored as a GLOB: `?` is any character, `[A-C4]` one of a set, `*` the rest. */
export const readKeys = (glob: string): VinKeys =>
  [...glob.slice(0, maxGlobLength).matchAll(/\[([^[\]]*)\]|([^*])/g)].map(([, set, one]) =>
    set !== undefined ? spell(set) : one === "?" ? undefined : new Set(one)
  )

const spell = (set: string): ReadonlySet<string> => {
  const all = new Set<string>()
  for (const [, from, to, one] of set.matchAll(/(.)-(.)|(.)/g)) {
    if (one !== undefined) all.add(one)
    else for (let code = from!.charCodeAt(0); code <= to!.charCodeAt(0); code++) all.add(String.fromCharCode(code))
  }
  return all
}

/** Returns whether some VIN matches both. */
export const keysOverlap = (one: VinKeys, other: VinKeys): boolean =>
  one.every((set, at) => {
    const theirs = other[at]
    return set === undefined || theirs === undefined || [...set].some((character) => theirs.has(character))
  })

/** Returns the part of a VIN that patterns are matched against. */
export const keysOfVin = (vin: string): string => `${vin.slice(3, 8)}|${vin.slice(9)}`

/** Returns the codes of the model year, position 10, which comes right after the bar. */
export const yearCodes = (keys: VinKeys): ReadonlySet<string> | undefined => keys[6]

/**
 * Returns whether both patterns restrict a common position from 4 to 8, which means that one was filed for the other
 * and not for all of the maker's models.
 */
export const lookAlike = (one: VinKeys, other: VinKeys): boolean =>
  one.slice(0, 5).some((set, at) => set !== undefined && other[at] !== undefined)
