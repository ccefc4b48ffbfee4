import { Option, Schema } from "effect"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { TypedPartNumber } from "#domain/nags/PartNumber.ts"
import type { Product } from "#domain/products/Product.ts"
import { listJobProducts } from "#domain/products/productsApi.ts"
import { hasText } from "#domain/shared/textSearch.ts"
import { Icon } from "#ui/Icon.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { glassShapeOf, glassSideOf } from "#web/nags/glassShapeOf.ts"
import { LazyGlass } from "#web/nags/LazyGlass.tsx"
import { useGlassSearch } from "#web/nags/useGlassSearch.ts"
import { truncateSearch, useDebounced } from "#web/page/useDebounced.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** A part number suggestion: picture, number, description and price; or the cost of searching for it. */
export function PartSuggestion({ choice }: { readonly choice: PartChoice }) {
  const { t, of } = useWords()
  const { money } = useFormats()
  if (choice.is === "search") {
    const { partNumber, amount, isPending, isEmpty } = choice
    return (
      <>
        <Icon name="search" />
        {t(
          isPending
            ? "loading"
            : isEmpty
              ? "estimate.nagsNone"
              : amount === 0
                ? "estimate.nagsFree"
                : "estimate.nagsFor",
          { partNumber, amount: money(amount) }
        )}
      </>
    )
  }
  const [number, words, price] =
    choice.is === "pane"
      ? [choice.part.partNumber, choice.part.description, choice.part.listPrice]
      : [choice.product.productCode, choice.product.description, choice.product.listPrice]
  return (
    <>
      <span aria-hidden className="PartPicture">
        {choice.is === "pane" ? (
          <LazyGlass
            shape={glassShapeOf(choice.part)}
            position={glassSideOf(choice.part)}
            features={choice.part.features}
            label=""
            size={40}
          />
        ) : (
          <Icon name="box" />
        )}
      </span>
      <span className="OptionText">
        <span className="tabular">{number}</span>
        <span className="OptionDescription">
          {choice.is === "product" ? t("estimate.ownProduct") : of("glassType", choice.part.glassType)} · {words}
        </span>
      </span>
      <span className="tabular">{money(price)}</span>
    </>
  )
}

/** A part number suggestion, or the option to search the catalog for it, which costs `amount` cents. */
export type PartChoice =
  | { readonly is: "product"; readonly product: Product }
  | { readonly is: "pane"; readonly part: GlassPart }
  | {
      readonly is: "search"
      readonly partNumber: string
      readonly amount: number
      readonly isPending: boolean
      readonly isEmpty: boolean
    }

const partNumberIn = Schema.decodeUnknownOption(TypedPartNumber)

/**
 * Suggestions for a partial part number: the shop's products immediately, catalog glass once its search is requested or
 * already paid for.
 */
export const usePartChoices = (typed: string) => {
  const text = useDebounced(truncateSearch(typed), 200)
  const products = useApiQuery(listJobProducts, { text }, { enabled: text.length > 1, keepsPrevious: true })
  const partNumber = Option.getOrUndefined(partNumberIn(text))
  const query = partNumber === undefined ? undefined : ({ by: "partNumber", partNumber } as const)
  const { price, search, found, isPending } = useGlassSearch(query, true)
  const panes = found?.parts ?? []
  const isLate = products.isFetching || text !== truncateSearch(typed)
  // As in the customer search: while new results are loading, earlier ones are shown only if they match the current
  // text.
  const own = (text.length > 1 ? (products.data ?? []) : []).filter(
    ({ productCode, description }) => !isLate || [productCode, description].some((field) => hasText(field, typed))
  )
  const mayAsk = query !== undefined && panes.length === 0 && price.data?.isAvailable === true
  const choices: ReadonlyArray<PartChoice> = [
    ...own.map((product) => ({ is: "product", product }) as const),
    ...panes.map((part) => ({ is: "pane", part }) as const),
    ...(mayAsk
      ? [
          {
            is: "search",
            partNumber: query.partNumber,
            amount: price.data?.amount ?? 0,
            isPending,
            isEmpty: found !== undefined
          } as const
        ]
      : [])
  ]
  return { choices, search }
}
