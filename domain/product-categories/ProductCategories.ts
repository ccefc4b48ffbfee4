import { Context, type Effect } from "effect"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type {
  ListedProductCategory,
  ProductCategory,
  ProductCategoryChanged,
  ProductCategoryId,
  ProductCategoryInUse,
  ProductCategoryNameTaken,
  ProductCategoryNotFound,
  ProductCategorySearch
} from "./ProductCategory.ts"

/** Where product categories are kept. Names are unique in a shop. */
export class ProductCategories extends Context.Service<
  ProductCategories,
  {
    /** One page, by name unless asked otherwise. */
    readonly list: (
      search: ProductCategorySearch
    ) => Effect.Effect<Page<ListedProductCategory>, CursorInvalid, CurrentTenant>
    /** The same categories in the same order, however many, a stretch at a time. */
    readonly batch: (
      search: ProductCategorySearch,
      after?: string
    ) => Effect.Effect<Batch<ListedProductCategory>, never, CurrentTenant>
    readonly get: (id: ProductCategoryId) => Effect.Effect<ProductCategory, ProductCategoryNotFound, CurrentTenant>
    readonly add: (category: ProductCategory) => Effect.Effect<void, ProductCategoryNameTaken, CurrentTenant>
    /**
     * Keeps name and description with the next version, if `category.version` is still the one that is kept. It stays
     * as old as it is.
     */
    readonly save: (
      category: Omit<ProductCategory, "createdDate">
    ) => Effect.Effect<
      ProductCategory,
      ProductCategoryNotFound | ProductCategoryChanged | ProductCategoryNameTaken,
      CurrentTenant
    >
    /** Refused while products use it. */
    readonly remove: (
      id: ProductCategoryId
    ) => Effect.Effect<void, ProductCategoryNotFound | ProductCategoryInUse, CurrentTenant>
    /** Undoes `remove`: the category as it was, unless another has its name by now. */
    readonly putBack: (category: ProductCategory) => Effect.Effect<void, ProductCategoryNameTaken, CurrentTenant>
  }
>()("domain/product-categories/ProductCategories") {}
