import { useMemo } from "react"
import { listProductCategories } from "#domain/product-categories/productCategoriesApi.ts"
import { useWhole } from "#web/api/useWhole.ts"

/** The shop's product categories as the options of a Select. */
export const useCategories = () => {
  const categories = useWhole(listProductCategories)
  return useMemo(() => categories.map(({ id, categoryName }) => ({ value: id, label: categoryName })), [categories])
}
