import {
  getProductCategory,
  listProductCategories,
  postProductCategory,
  putProductCategory
} from "#domain/product-categories/productCategoriesApi.ts"
import { type ProductCategory, ProductCategoryDraft } from "#domain/product-categories/ProductCategory.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { useWords } from "#web/words/useWords.ts"

type CategoryValues = typeof ProductCategoryDraft.Encoded

/** Product categories as records with a form. */
export const categoryKind: RecordKind<typeof ProductCategoryDraft, ProductCategory> = {
  name: "product-category",
  schema: ProductCategoryDraft,
  valuesOf: (kept) => ({ categoryName: kept?.categoryName ?? "", description: kept?.description ?? "" }),
  hrefOf: ({ id }) => `/admin/product-categories/${id}/edit`,
  get: getProductCategory,
  list: listProductCategories,
  post: postProductCategory,
  put: putProductCategory
}

/** The texts of the product category form: field labels, values and messages. */
export const useCategoryWords = (): RecordTexts<CategoryValues> => {
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
