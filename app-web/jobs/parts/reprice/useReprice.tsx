import { Option, Schema } from "effect"
import { useEffect, useEffectEvent, useMemo, useState } from "react"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { TypedPartNumber } from "#domain/nags/PartNumber.ts"
import { Button } from "#ui/Button.tsx"
import { useGlassSearch } from "#web/nags/useGlassSearch.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { lineChanges, priceByProfile, repriceLines } from "#domain/estimates/repriceLines.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { useEstimateWords } from "#web/jobs/parts/PartsActions.tsx"

const partNumberIn = Schema.decodeUnknownOption(TypedPartNumber)

/** Undefined if the text is not a catalog part number. */
const queryOf = (text: string) =>
  Option.getOrUndefined(Option.map(partNumberIn(text), (partNumber) => ({ by: "partNumber", partNumber }) as const))

interface ListPriceProps {
  readonly partNumber: string
  readonly onFound: (parts: ReadonlyArray<GlassPart>) => void
}

/**
 * A pane's current catalog list price, with its labor hours and hardware: immediately if the search is already paid
 * for, otherwise for the price of the search. Renders nothing if the shop has no catalog.
 */
export function ListPrice({ partNumber, onFound }: ListPriceProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const { price, search, found, isPending, failure } = useGlassSearch(queryOf(partNumber), true)
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    if (found !== undefined) tell(found.parts)
  }, [found])
  const pane = found?.parts.find((part) => part.partNumber === partNumber)
  if (found !== undefined) {
    return (
      <p className="Quiet">
        {pane === undefined
          ? t("reprice.notListed", { partNumber })
          : t("reprice.listed", { partNumber, amount: money(pane.listPrice) })}
      </p>
    )
  }
  if (price.data?.isAvailable !== true || queryOf(partNumber) === undefined) return null
  return (
    <>
      <Button size="small" icon="search" isPending={isPending} onPress={search}>
        {price.data.amount === 0
          ? t("reprice.getListed", { partNumber })
          : t("reprice.getListedFor", { partNumber, amount: money(price.data.amount) })}
      </Button>
      {failure !== undefined && <p role="alert">{t("reprice.notFetched")}</p>}
    </>
  )
}

/** A manual price where the profile has another. */
interface TypedPrice {
  readonly line: EstimateLine
  /** The line at the profile's price. */
  readonly byProfile: EstimateLine
}

/** Re-prices an estimate's lines, with the list prices that were looked up and the manual prices that were given up. */
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
    /** Panes for a part number, just looked up in the catalog. */
    found: (parts: ReadonlyArray<GlassPart>) => setCatalogue((known) => [...known, ...parts])
  }
}
