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

/** Where the shop's own products are kept. Product IDs are unique in a shop. */
export class Products extends Context.Service<
  Products,
  {
    /** One page, by product ID unless asked otherwise. */
    readonly list: (search: ProductSearch) => Effect.Effect<Page<ListedProduct>, CursorInvalid, CurrentTenant>
    /** The same products in the same order, however many, a stretch at a time. */
    readonly batch: (search: ProductSearch, after?: string) => Effect.Effect<Batch<ListedProduct>, never, CurrentTenant>
    /**
     * What may be meant by the beginning of a part number: at most `most`; first those whose product ID begins with the
     * text, then those that have it anywhere.
     */
    readonly suggest: (text: string, most: number) => Effect.Effect<ReadonlyArray<Product>, never, CurrentTenant>
    /** Those of these product IDs, whatever their case, that must be in stock before they are invoiced. */
    readonly requiringStock: (
      codes: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<string>, never, CurrentTenant>
    /** How those of these product IDs, whatever their case, that the shop has are taxed, in the order of their IDs. */
    readonly taxTypes: (
      codes: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<Pick<Product, "productCode" | "productType" | "taxType">>, never, CurrentTenant>
    readonly get: (id: ProductId) => Effect.Effect<Product, ProductNotFound, CurrentTenant>
    readonly add: (product: Product) => Effect.Effect<void, ProductCodeTaken, CurrentTenant>
    /** Keeps the product with the next version, if `product.version` is still the one that is kept. */
    readonly save: (
      product: Product
    ) => Effect.Effect<Product, ProductNotFound | ProductChanged | ProductCodeTaken, CurrentTenant>
    readonly remove: (id: ProductId) => Effect.Effect<void, ProductNotFound, CurrentTenant>
    /** Undoes `remove`: the product as it was, unless another has its product ID by now. */
    readonly putBack: (product: Product) => Effect.Effect<void, ProductCodeTaken, CurrentTenant>
  }
>()("domain/products/Products") {}
