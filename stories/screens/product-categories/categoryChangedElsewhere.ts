import { Effect } from "effect"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import type { ProductCategoryDraft } from "#domain/product-categories/ProductCategory.ts"
import { putProductCategory } from "#domain/product-categories/productCategoriesApi.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { adhesivesInShop } from "#stories/screens/products/productsInShop.ts"

/** The category, which somebody else changes just before the first save arrives. */
export const categoryChangedElsewhere = (change: Partial<ProductCategoryDraft>) => {
  let quicker: (() => void) | undefined
  return {
    fill: Effect.gen(function*() {
      const category = yield* adhesivesInShop
      const context = yield* Effect.context<ProductCategories | CurrentTenant>()
      const save = ProductCategories.use((categories) => categories.save({ ...category, ...change }))
      quicker = () => void Effect.runSync(save.pipe(Effect.orDie, Effect.provideContext(context)))
    }),
    instead: (endpoint: Endpoint) => {
      if (endpoint === putProductCategory) {
        quicker?.()
        quicker = undefined
      }
      return undefined
    }
  }
}
