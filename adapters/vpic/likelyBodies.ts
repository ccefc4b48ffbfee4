/**
 * How sure it is that a model came in a body: 2, its pattern looks where the model's does; 1, it stands in the model's
 * schema; 0, its maker uses it that year.
 */
export type Sure = 0 | 1 | 2

/** Bodies of one model, by model year. */
export type BodiesByYear = ReadonlyMap<number, ReadonlyMap<string, Sure>>

/**
 * The bodies to offer a year. Those only its maker uses are left out when the model is surely known, in any year, to
 * come in others of that year; so is a bus that is an SUV as well (vPIC lists both for police and fleet cars). ""
 * stands for none known.
 */
export const likelyBodies = (model: BodiesByYear) => {
  const all = [...model.values()].flatMap((bodies) => [...bodies])
  const surest = Math.max(...all.map(([, sure]) => sure))
  const known = new Set(all.filter(([, sure]) => surest > 0 && sure === surest).map(([body]) => body))
  return (year: number): ReadonlyArray<string> => {
    const bodies = [...(model.get(year) ?? [])]
    const likely = bodies.filter(([body, sure]) => sure > 0 || known.has(body))
    const names = (likely.length > 0 ? likely : bodies).map(([body]) => body)
    const offered = names.includes("SUV") ? names.filter((name) => !name.startsWith("Bus")) : names
    return offered.length > 0 ? offered : [""]
  }
}
