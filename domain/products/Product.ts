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

/** Which of a location's two tax rates applies to a product, if any (trade 3.1 rule 7). */
export const TaxType = Schema.Literals(["parts", "labor", "notTaxed"])
export type TaxType = typeof TaxType.Type

/** The unit a product's list price refers to. */
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

/** Checks that a product required in stock is also tracked in inventory. */
export const stockRequiresTracking = Schema.makeFilter(
  ({
    requireStockBeforeInvoice,
    trackInventory
  }: {
    readonly requireStockBeforeInvoice: boolean
    readonly trackInventory: boolean
  }) =>
    !requireStockBeforeInvoice || trackInventory || { path: ["requireStockBeforeInvoice"], issue: "product.notTracked" }
)

/** The fields of a product, for endpoints that add their own. Combine them with the check `stockRequiresTracking`. */
export const productFields = {
  /** The product ID of spec §3, and the part number of the line it becomes. */
  productCode: field(requiredText(20), "Shop's own product ID, unique within the shop.", "URE-1"),
  description: field(requiredText(200), "Description of the product.", "Urethane adhesive"),
  categoryId: field(
    Schema.NullOr(ProductCategoryId),
    "Category of the product; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  /** The kind of estimate line it becomes. */
  productType: field(LineKind, "Kind of product."),
  taxType: field(TaxType, "Tax type."),
  unitOfMeasure: field(UnitOfMeasure, "Unit of measure."),
  listPrice: field(Price, "List price in cents.", 42000),
  notes: field(plainText(1000), "Internal notes.", ""),
  requireStockBeforeInvoice: field(Schema.Boolean, "Whether the product must be in stock before it can be invoiced."),
  trackInventory: field(Schema.Boolean, "Whether inventory is tracked.")
}

/** The editable fields of a product, spec §3. The price is in cents. */
export const ProductDraft = Schema.Struct(productFields).check(stockRequiresTracking)
export type ProductDraft = typeof ProductDraft.Type

/** A product the shop sells besides catalog glass. `version` is incremented on every save. */
export class Product extends Schema.Class<Product>("Product")({
  id: field(ProductId, "Unique product id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...productFields
}) {}

/** A product as shown in a list, with the name of its category; empty if none. */
export const ListedProduct = Schema.Struct({
  ...Product.fields,
  categoryName: field(Schema.String, "Name of the category; empty if none.", "Adhesives")
})
export type ListedProduct = typeof ListedProduct.Type

export class ProductNotFound extends Schema.TaggedError<ProductNotFound>()(
  "ProductNotFound",
  {
    id: field(ProductId, "Unique product id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** The product ID is already in use; product IDs are unique within a shop, ignoring case. */
export class ProductCodeTaken extends Schema.TaggedError<ProductCodeTaken>()(
  "ProductCodeTaken",
  {
    productCode: field(Schema.String, "Shop's own product ID, unique within the shop.", "URE-1")
  },
  { httpApiStatus: 409 }
) {}

/** The product was saved by someone else after it was loaded; `current` is the current version. */
export class ProductChanged extends Schema.TaggedError<ProductChanged>()(
  "ProductChanged",
  {
    current: field(Product, "Current version of the product."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}

/** Filters for listing products; `text` matches the product ID and description, ignoring case. */
export const ProductSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Search text, matched anywhere in the product ID and description; one or two letters match only the beginnings of words.",
    "urethane"
  ),
  categoryId: field(
    Schema.optionalKey(ProductCategoryId),
    "Only products in this category.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  productType: field(Schema.optionalKey(LineKind), "Only products of this kind."),
  sort: field(Schema.optionalKey(Schema.Literals(["productCode", "description", "listPrice"])), "Column to sort by."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort in descending order.")
})
export type ProductSearch = typeof ProductSearch.Type

const { categoryId, taxType } = productFields

/** The fields that can be changed on many products at once; omitted fields stay unchanged. */
export const ProductsChange = Schema.Struct({
  categoryId: field(
    Schema.optionalKey(categoryId),
    "Category of the products; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  taxType: field(Schema.optionalKey(taxType), "Tax type.")
}).check(Schema.makeFilter((change: object) => Object.keys(change).length > 0 || "required"))
export type ProductsChange = typeof ProductsChange.Type
