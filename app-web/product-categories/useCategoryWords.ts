import type { RecordWords } from "#web/forms/RecordWords.ts"
import { useWords } from "#web/words/useWords.ts"
import type { CategoryValues } from "./categoryKind.ts"

/** How a product category is spoken of: what its fields are called, their values, what happened to it. */
export const useCategoryWords = (): RecordWords<CategoryValues> => {
  const { t } = useWords()
  const labels = { categoryName: t("category.name"), description: t("category.description") }
  return {
    labels,
    nameOf: (path) => ({ label: labels[path as keyof CategoryValues] ?? path }),
    say: (name, values) => values[name],
    created: t("category.created"),
    saved: t("category.saved"),
    joined: t("category.joined"),
    changed: t("failure.ProductCategoryChanged")
  }
}
