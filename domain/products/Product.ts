import { Schema } from "effect"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { ProductCategoryId } from "#domain/product-categories/ProductCategory.ts"
import { field } from "#domain/shared/field.ts"
import { Price } from "#domain/shared/Money.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

export const ProductId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type

/** Which of a location's two rates a product is taxed at, if any (trade 3.1 rule 7). */
export const TaxType = Schema.Literals(["parts", "labor", "notTaxed"])
export type TaxType = typeof TaxType.Type

/** What one of a product is: its list price is for one of these. */
export const UnitOfMeasure = Schema.Literals([
  "each",
  "pair",
  "set",
  "kit",
  "tube",
  "box",
  "roll",
  "foot",
  "meter",
  "hour"
])
export type UnitOfMeasure = typeof UnitOfMeasure.Type

/** A product cannot be waited for that nobody counts. */
export const countsWhatItRequires = Schema.makeFilter(
  ({
    requireStockBeforeInvoice,
    trackInventory
  }: {
    readonly requireStockBeforeInvoice: boolean
    readonly trackInventory: boolean
  }) =>
    !requireStockBeforeInvoice || trackInventory || { path: ["requireStockBeforeInvoice"], issue: "product.notTracked" }
)

/** The fields of a draft, for calls that add their own. Check the whole with `countsWhatItRequires`. */
export const productFields = {
  /** What the shop calls it: the product ID of spec §3, and the part number of the line it becomes. */
  productCode: field(requiredText(20), "The product's own id, unique in the shop.", "URE-1"),
  description: field(requiredText(200), "What it is.", "Urethane adhesive"),
  categoryId: field(
    Schema.NullOr(ProductCategoryId),
    "The category; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  /** The kind of line it becomes on an estimate. */
  productType: field(LineKind, "What is sold."),
  taxType: field(TaxType, "How it is taxed."),
  unitOfMeasure: field(UnitOfMeasure, "How it is counted."),
  listPrice: field(Price, "List price in cents.", 42000),
  notes: field(plainText(1000), "Notes for the shop.", ""),
  requireStockBeforeInvoice: field(Schema.Boolean, "Whether it must be in stock before the invoice."),
  trackInventory: field(Schema.Boolean, "Whether its stock is counted.")
}

/** What a user may type about a product, spec §3. Price in cents. */
export const ProductDraft = Schema.Struct(productFields).check(countsWhatItRequires)
export type ProductDraft = typeof ProductDraft.Type

/** What the shop sells besides catalogue glass. `version` grows with every save. */
export class Product extends Schema.Class<Product>("Product")({
  id: field(ProductId, "The product's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...productFields
}) {}

/** A product in a list, with the name of its category; "" without one. */
export const ListedProduct = Schema.Struct({
  ...Product.fields,
  categoryName: field(Schema.String, "The category's name, unique in the shop.", "Adhesives")
})
export type ListedProduct = typeof ListedProduct.Type

export class ProductNotFound extends Schema.TaggedError<ProductNotFound>()(
  "ProductNotFound",
  {
    id: field(ProductId, "The product's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** Product IDs are unique in a shop, whatever the case. */
export class ProductCodeTaken extends Schema.TaggedError<ProductCodeTaken>()(
  "ProductCodeTaken",
  {
    productCode: field(Schema.String, "The product's own id, unique in the shop.", "URE-1")
  },
  { httpApiStatus: 409 }
) {}

/** Somebody saved the product after it was opened; `current` is what stands now. */
export class ProductChanged extends Schema.TaggedError<ProductChanged>()(
  "ProductChanged",
  {
    current: field(Product, "What stands now."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}

/** Which products a list asks for; `text` is sought in product ID and description, whatever the case. */
export const ProductSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for, anywhere in names, numbers and e-mail addresses; one or two letters at the beginnings of words.",
    "moreno"
  ),
  categoryId: field(
    Schema.optionalKey(ProductCategoryId),
    "The category; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  productType: field(Schema.optionalKey(LineKind), "What is sold."),
  sort: field(
    Schema.optionalKey(Schema.Literals(["productCode", "description", "listPrice"])),
    "The column to sort by."
  ),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type ProductSearch = typeof ProductSearch.Type

const { categoryId, taxType } = productFields

/** What may be changed of many products at once; what is not named stays. */
export const ProductsChange = Schema.Struct({
  categoryId: field(
    Schema.optionalKey(categoryId),
    "The category; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  taxType: field(Schema.optionalKey(taxType), "How it is taxed.")
}).check(Schema.makeFilter((change: object) => Object.keys(change).length > 0 || "required"))
export type ProductsChange = typeof ProductsChange.Type
