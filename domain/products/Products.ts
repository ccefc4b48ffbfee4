import { Context, type Effect } from "effect"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type {
  ListedProduct,
  Product,
  ProductChanged,
  ProductCodeTaken,
  ProductId,
  ProductNotFound,
  ProductSearch
} from "./Product.ts"

/** Storage for the shop's own products. Product IDs are unique within a shop. */
export class Products extends Context.Service<
  Products,
  {
    /** Returns a page, sorted by product ID by default. */
    readonly list: (search: ProductSearch) => Effect.Effect<Page<ListedProduct>, CursorInvalid, CurrentTenant>
    /** Returns the same products in the same order, one batch at a time and without a limit. */
    readonly batch: (search: ProductSearch, after?: string) => Effect.Effect<Batch<ListedProduct>, never, CurrentTenant>
    /**
     * Returns at most `most` suggestions for a partial part number: first products whose product ID starts with the
     * text, then those that contain it anywhere.
     */
    readonly suggest: (text: string, most: number) => Effect.Effect<ReadonlyArray<Product>, never, CurrentTenant>
    /** Returns which of these product IDs (ignoring case) must be in stock before they can be invoiced. */
    readonly requiringStock: (
      codes: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<string>, never, CurrentTenant>
    /** Returns the tax types of those of these product IDs (ignoring case) that exist in the shop, ordered by ID. */
    readonly taxTypes: (
      codes: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<Pick<Product, "productCode" | "productType" | "taxType">>, never, CurrentTenant>
    readonly get: (id: ProductId) => Effect.Effect<Product, ProductNotFound, CurrentTenant>
    readonly add: (product: Product) => Effect.Effect<void, ProductCodeTaken, CurrentTenant>
    /** Saves the product with the version incremented; fails if `product.version` is no longer current. */
    readonly save: (
      product: Product
    ) => Effect.Effect<Product, ProductNotFound | ProductChanged | ProductCodeTaken, CurrentTenant>
    readonly remove: (id: ProductId) => Effect.Effect<void, ProductNotFound, CurrentTenant>
    /** Undoes `remove`: restores the product, unless its product ID has been taken since. */
    readonly restore: (product: Product) => Effect.Effect<void, ProductCodeTaken, CurrentTenant>
  }
>()("domain/products/Products") {}
