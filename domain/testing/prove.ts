import { Equal } from "effect"

/** A sentence of a contract does not hold; the message shows what was found and what was expected. */
export class DoesNotHold extends Error {
  override readonly name = "DoesNotHold"
}

/** Both are the same through and through: fields, order of lists, classes. */
export const same = (found: unknown, expected: unknown): void => {
  if (!Equal.equals(found, expected)) throw new DoesNotHold(`found ${shown(found)}, expected ${shown(expected)}`)
}

/** Something is so, and the compiler knows it from here on. */
export function holds(isSo: boolean, what = "it is not so"): asserts isSo {
  if (!isSo) throw new DoesNotHold(what)
}

const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value))
