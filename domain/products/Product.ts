import { Schema } from "effect"
import { LineKind } from "#domain/jobs/EstimateLine.ts"
import { ProductCategoryId } from "#domain/product-categories/ProductCategory.ts"
import { Price } from "#domain/shared/Money.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"

export const ProductId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type

/** Which of a location's two rates a product is taxed at, if any (trade.md 3.1, rule 7). */
export const TaxType = Schema.Literals(["parts", "labor", "notTaxed"])
export type TaxType = typeof TaxType.Type

/** What one of a product is: its list price is for one of these. */
export const UnitOfMeasure = Schema.Literals(["each", "pair", "set", "kit", "tube", "box", "roll", "foot", "meter", "hour"])
export type UnitOfMeasure = typeof UnitOfMeasure.Type

/** A product cannot be waited for that nobody counts. */
export const countsWhatItRequires = Schema.makeFilter(
  ({ requireStockBeforeInvoice, trackInventory }: { readonly requireStockBeforeInvoice: boolean; readonly trackInventory: boolean }) =>
    !requireStockBeforeInvoice || trackInventory || { path: ["requireStockBeforeInvoice"], issue: "product.notTracked" }
)

/** The fields of a draft, for calls that add their own. Check the whole with `countsWhatItRequires`. */
export const productFields = {
  /** What the shop calls it: the product ID of spec §3, and the part number of the line it becomes. */
  productCode: requiredText(20),
  description: requiredText(200),
  categoryId: Schema.NullOr(ProductCategoryId),
  /** The kind of line it becomes on an estimate. */
  productType: LineKind,
  taxType: TaxType,
  unitOfMeasure: UnitOfMeasure,
  listPrice: Price,
  notes: plainText(1000),
  requireStockBeforeInvoice: Schema.Boolean,
  trackInventory: Schema.Boolean
}

/** What a user may type about a product, spec §3. Price in cents. */
export const ProductDraft = Schema.Struct(productFields).check(countsWhatItRequires)
export type ProductDraft = typeof ProductDraft.Type

/** What the shop sells besides catalogue glass. `version` grows with every save. */
export class Product extends Schema.Class<Product>("Product")({ id: ProductId, version: Schema.Int, ...productFields }) {}

/** A product in a list, with the name of its category; "" without one. */
export const ListedProduct = Schema.Struct({ ...Product.fields, categoryName: Schema.String })
export type ListedProduct = typeof ListedProduct.Type

export class ProductNotFound extends Schema.TaggedError<ProductNotFound>()("ProductNotFound", {
  id: ProductId
}, { httpApiStatus: 404 }) {}

/** Product IDs are unique in a shop, whatever the case. */
export class ProductCodeTaken extends Schema.TaggedError<ProductCodeTaken>()("ProductCodeTaken", {
  productCode: Schema.String
}, { httpApiStatus: 409 }) {}

/** Somebody saved the product after it was opened; `current` is what stands now. */
export class ProductChanged extends Schema.TaggedError<ProductChanged>()("ProductChanged", {
  current: Product
}, { httpApiStatus: 409 }) {}
