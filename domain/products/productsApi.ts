import { Schema } from "effect"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access, jobOffice } from "#domain/access/accessTable.ts"
import { ProductCategoryNotFound } from "#domain/product-categories/ProductCategory.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import {
  ListedProduct,
  Product,
  ProductChanged,
  ProductCodeTaken,
  ProductDraft,
  ProductId,
  ProductNotFound,
  ProductSearch,
  ProductsChange,
  countsWhatItRequires,
  productFields
} from "./Product.ts"

const door = access["/admin/products"]

/** Open to whoever may write an estimate: products become its lines. */
export const listJobProducts = endpoint({
  name: "listJobProducts",
  summary: "Up to ten products that may be meant by the beginning of a part number, those that begin with it first.",
  method: "GET",
  path: "/job-products",
  access: jobOffice,
  input: Schema.Struct({
    text: field(
      Schema.String.check(maxLength(100)),
      "What to look for, anywhere in product ID and description; one or two letters at the beginnings of words.",
      "FW0"
    )
  }),
  output: Schema.Array(Product),
  failures: []
})

export const listProducts = endpoint({
  name: "listProducts",
  summary: "One page of the shop's products, by product ID unless asked otherwise.",
  method: "GET",
  path: "/products",
  access: door,
  list: "products",
  input: ProductSearch,
  output: pageOf(ListedProduct),
  failures: [CursorInvalid]
})

export const getProduct = endpoint({
  name: "getProduct",
  summary: "One product.",
  method: "GET",
  path: "/products/:id",
  access: door,
  input: Schema.Struct({ id: field(ProductId, "The product's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Product,
  failures: [ProductNotFound]
})

export const postProduct = endpoint({
  name: "postProduct",
  summary: "Adds a product under a product ID that is new in the shop.",
  method: "POST",
  path: "/products",
  access: door,
  input: ProductDraft,
  output: Product,
  failures: [ProductCodeTaken, ProductCategoryNotFound]
})

export const putProduct = endpoint({
  name: "putProduct",
  summary: "Saves a product as opened at `version`; a newer one is answered with 409 and what stands now.",
  method: "PUT",
  path: "/products/:id",
  access: door,
  input: Schema.Struct({
    id: field(ProductId, "The product's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...productFields
  }).check(countsWhatItRequires),
  output: Product,
  failures: [ProductNotFound, ProductChanged, ProductCodeTaken, ProductCategoryNotFound]
})

export const deleteProduct = endpoint({
  name: "deleteProduct",
  summary: "Removes a product. Jobs that it was used on keep their lines; `undoId` takes it back for 24 hours.",
  method: "DELETE",
  path: "/products/:id",
  access: door,
  input: Schema.Struct({ id: field(ProductId, "The product's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Struct({
    undoId: field(BulkRunId, "By which it is put back within a day.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  failures: [ProductNotFound]
})

export const postProductsChange = bulkEndpoint({
  name: "postProductsChange",
  summary: "Changes category or tax type of many products.",
  path: "/products/bulk-change",
  list: listProducts,
  id: ProductId,
  change: ProductsChange
})

export const postProductsDelete = bulkEndpoint({
  name: "postProductsDelete",
  summary: "Removes many products.",
  path: "/products/bulk-delete",
  list: listProducts,
  id: ProductId,
  change: Schema.Struct({})
})
