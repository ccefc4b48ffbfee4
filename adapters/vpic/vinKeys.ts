/**
 * The keys of a vPIC pattern: positions 4 to 8, a bar, positions 10 to 17. Each may hold one of a set, or anything
 * (undefined), as may all that are not written.
 */
export type VinKeys = ReadonlyArray<ReadonlySet<string> | undefined>

/** Characters: thirteen positions of a VIN, each with a set. */
const longest = 2_000

/** Reads keys kept as a GLOB: `?` is any character, `[A-C4]` one of a set, `*` the rest. */
export const readKeys = (glob: string): VinKeys =>
  [...glob.slice(0, longest).matchAll(/\[([^[\]]*)\]|([^*])/g)].map(([, set, one]) =>
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

/** Whether some VIN fits both. */
export const meet = (one: VinKeys, other: VinKeys): boolean =>
  one.every((set, at) => {
    const theirs = other[at]
    return set === undefined || theirs === undefined || [...set].some((character) => theirs.has(character))
  })

/** What a VIN shows to the patterns. */
export const keysOfVin = (vin: string): string => `${vin.slice(3, 8)}|${vin.slice(9)}`

/** Position 10, the model year, comes right after the bar. */
export const yearCodes = (keys: VinKeys): ReadonlySet<string> | undefined => keys[6]

/**
 * Whether both look at one position of the description, 4 to 8: then one is told for the other, not for all of the
 * maker's.
 */
export const lookAlike = (one: VinKeys, other: VinKeys): boolean =>
  one.slice(0, 5).some((set, at) => set !== undefined && other[at] !== undefined)
