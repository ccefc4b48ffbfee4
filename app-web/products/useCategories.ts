import { useMemo } from "react"
import { listProductCategories } from "#domain/product-categories/productCategoriesApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"

/** The shop's product categories as the options of a Select: a shop has a few dozen. */
export const useCategories = () => {
  const { data } = useQueryOf(listProductCategories, { size: 100 })
  return useMemo(() => data?.items.map(({ id, categoryName }) => ({ value: id, label: categoryName })) ?? [], [data])
}
