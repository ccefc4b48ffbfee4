import { Effect } from "effect"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import type { ProductCategoryDraft } from "#domain/product-categories/ProductCategory.ts"
import { putProductCategory } from "#domain/product-categories/productCategoriesApi.ts"
import { adhesivesInShop } from "#stories/screens/products/productsInShop.ts"
import { beforeFirstRequest } from "#stories/beforeFirstRequest.ts"

/** The category, changed by another user just before the first save arrives. */
export const categoryChangedElsewhere = (change: Partial<ProductCategoryDraft>) =>
  beforeFirstRequest(
    putProductCategory,
    Effect.gen(function* () {
      const category = yield* adhesivesInShop
      return ProductCategories.use((categories) => categories.save({ ...category, ...change }))
    })
  )
