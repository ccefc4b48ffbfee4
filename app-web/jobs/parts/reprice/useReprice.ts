import { useMemo, useState } from "react"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { priceByProfile } from "#domain/estimates/priceByProfile.ts"
import { lineChanges, repriceLines } from "#domain/estimates/repriceLines.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { useEstimateWords } from "#web/jobs/parts/PartsActions.tsx"

/** A price typed by hand where the profile has another. */
export interface TypedPrice {
  readonly line: EstimateLine
  /** The line at the profile's price. */
  readonly byProfile: EstimateLine
}

/** What re-pricing makes of an estimate's lines, with the list prices that were found and the typed prices given up. */
export const useReprice = (lines: ReadonlyArray<EstimateLine>, profile: PricingProfileDraft | undefined) => {
  const words = useEstimateWords()
  const [catalogue, setCatalogue] = useState<ReadonlyArray<GlassPart>>([])
  const [reset, setReset] = useState<ReadonlySet<string>>(new Set())
  const repriced = useMemo(() => {
    if (profile === undefined) return { typed: [], after: lines, changes: [] }
    const typed = lines.flatMap((line): ReadonlyArray<TypedPrice> => {
      const byProfile = line.rule === "typed" ? priceByProfile(line, profile) : undefined
      return byProfile === undefined ? [] : [{ line, byProfile }]
    })
    const given = new Map(typed.filter(({ line }) => reset.has(line.id)).map((one) => [one.line.id, one.byProfile]))
    const after = repriceLines(
      lines.map((line) => given.get(line.id) ?? line),
      { profile, words, catalogue, newId: () => crypto.randomUUID() }
    )
    return { typed, after, changes: lineChanges(lines, after) }
  }, [lines, profile, words, catalogue, reset])
  return {
    ...repriced,
    isReset: (id: string) => reset.has(id),
    setReset: (id: string, isReset: boolean) =>
      setReset((known) => new Set(isReset ? [...known, id] : [...known].filter((one) => one !== id))),
    /** The catalogue's panes of a part number, found just now. */
    found: (parts: ReadonlyArray<GlassPart>) => setCatalogue((known) => [...known, ...parts])
  }
}
