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

/** Storage for product categories. Names are unique within a shop. */
export class ProductCategories extends Context.Service<
  ProductCategories,
  {
    /** Returns a page, sorted by name by default. */
    readonly list: (
      search: ProductCategorySearch
    ) => Effect.Effect<Page<ListedProductCategory>, CursorInvalid, CurrentTenant>
    /** Returns the same categories in the same order, one batch at a time and without a limit. */
    readonly batch: (
      search: ProductCategorySearch,
      after?: string
    ) => Effect.Effect<Batch<ListedProductCategory>, never, CurrentTenant>
    readonly get: (id: ProductCategoryId) => Effect.Effect<ProductCategory, ProductCategoryNotFound, CurrentTenant>
    readonly add: (category: ProductCategory) => Effect.Effect<void, ProductCategoryNameTaken, CurrentTenant>
    /**
     * Saves name and description with the version incremented; fails if `category.version` is no longer current. The
     * creation time is unchanged.
     */
    readonly save: (
      category: Omit<ProductCategory, "createdDate">
    ) => Effect.Effect<
      ProductCategory,
      ProductCategoryNotFound | ProductCategoryChanged | ProductCategoryNameTaken,
      CurrentTenant
    >
    /** Removes a category; refused while products use it. */
    readonly remove: (
      id: ProductCategoryId
    ) => Effect.Effect<void, ProductCategoryNotFound | ProductCategoryInUse, CurrentTenant>
    /** Undoes `remove`: restores the category, unless its name has been taken since. */
    readonly restore: (category: ProductCategory) => Effect.Effect<void, ProductCategoryNameTaken, CurrentTenant>
  }
>()("domain/product-categories/ProductCategories") {}
