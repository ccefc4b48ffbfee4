import { Option, Schema } from "effect"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { TypedPartNumber } from "#domain/nags/PartNumber.ts"
import type { Product } from "#domain/products/Product.ts"
import { listJobProducts } from "#domain/products/productsApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useSettled } from "#web/lists/useSettled.ts"
import { useGlassSearch } from "#web/nags/useGlassSearch.ts"

/** Something that may be meant by a part number; or the search of the catalogue for it, which costs `amount` cents. */
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
 * What may be meant by the beginning of a part number: the shop's own products at once, the catalogue's glass once its
 * search is asked for or paid.
 */
export const usePartChoices = (typed: string) => {
  const text = useSettled(typed.trim(), 200)
  const products = useQueryOf(listJobProducts, { text }, { enabled: text.length > 1, keepsPrevious: true })
  const partNumber = Option.getOrUndefined(partNumberIn(text))
  const query = partNumber === undefined ? undefined : ({ by: "partNumber", partNumber } as const)
  const { price, search, found, isPending } = useGlassSearch(query, true)
  const panes = found?.parts ?? []
  const own = text.length > 1 ? (products.data ?? []) : []
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
