/** A seeded random number generator (mulberry32), so that a failing case can be reproduced. */
export const seeded = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    oneOf: <A>(all: ReadonlyArray<A>): A => all[Math.floor(next() * all.length)]!
  }
}

export type Chance = ReturnType<typeof seeded>
