import { Option, Schema } from "effect"
import { useEffect, useEffectEvent } from "react"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { TypedPartNumber } from "#domain/nags/PartNumber.ts"
import { Button } from "#ui/Button.tsx"
import { useGlassSearch } from "#web/nags/useGlassSearch.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const partNumberIn = Schema.decodeUnknownOption(TypedPartNumber)

/** Undefined for what is no number of the catalogue. */
const queryOf = (text: string) =>
  Option.getOrUndefined(Option.map(partNumberIn(text), (partNumber) => ({ by: "partNumber", partNumber }) as const))

interface ListPriceProps {
  readonly partNumber: string
  readonly onFound: (parts: ReadonlyArray<GlassPart>) => void
}

/**
 * The catalogue's present list price of a pane, with its labor hours and hardware: at once where the search is paid
 * for, else for the price of the search. Nothing where the shop has no catalogue.
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
