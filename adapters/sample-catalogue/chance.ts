/**
 * Returns a pseudo-random number in [0, 1) that is always the same for the same text (FNV-1a with murmur3's finalizer).
 */
export const chance = (seed: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}

/** Returns an integer from `least` to `most`. */
export const between = (least: number, most: number, seed: string): number =>
  least + Math.floor(chance(seed) * (most - least + 1))

/** Returns one of the choices, always the same for the same text. */
export const oneOf = <A>(choices: readonly [A, ...ReadonlyArray<A>], seed: string): A =>
  choices[between(0, choices.length - 1, seed)] ?? choices[0]
