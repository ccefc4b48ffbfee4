import { type ProductCategory, ProductCategoryDraft } from "#domain/product-categories/ProductCategory.ts"
import {
  getProductCategory,
  listProductCategories,
  postProductCategory,
  putProductCategory
} from "#domain/product-categories/productCategoriesApi.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

export type CategoryValues = typeof ProductCategoryDraft.Encoded

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
