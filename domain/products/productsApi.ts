import { Schema } from "effect"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access, officeAccess } from "#domain/access/accessTable.ts"
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
  stockRequiresTracking,
  productFields
} from "./Product.ts"

const accessRule = access["/admin/products"]

/** Available to everyone who may edit estimates, because products become estimate lines. */
export const listJobProducts = endpoint({
  name: "listJobProducts",
  summary: "Returns up to ten products that match a partial part number, those starting with it first.",
  method: "GET",
  path: "/job-products",
  access: officeAccess,
  input: Schema.Struct({
    text: field(
      Schema.String.check(maxLength(100)),
      "Search text, matched anywhere in the product ID and description; one or two letters match only the beginnings of words.",
      "urethane"
    )
  }),
  output: Schema.Array(Product),
  failures: []
})

export const listProducts = endpoint({
  name: "listProducts",
  summary: "Returns a page of the shop's products, sorted by product ID by default.",
  method: "GET",
  path: "/products",
  access: accessRule,
  list: "products",
  input: ProductSearch,
  output: pageOf(ListedProduct),
  failures: [CursorInvalid]
})

export const getProduct = endpoint({
  name: "getProduct",
  summary: "Returns a product.",
  method: "GET",
  path: "/products/:id",
  access: accessRule,
  input: Schema.Struct({ id: field(ProductId, "Unique product id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Product,
  failures: [ProductNotFound]
})

export const postProduct = endpoint({
  name: "postProduct",
  summary: "Creates a product; its product ID must be unique within the shop.",
  method: "POST",
  path: "/products",
  access: accessRule,
  input: ProductDraft,
  output: Product,
  failures: [ProductCodeTaken, ProductCategoryNotFound]
})

export const putProduct = endpoint({
  name: "putProduct",
  summary: "Saves a product as loaded at `version`; returns 409 with the current version if it has changed since.",
  method: "PUT",
  path: "/products/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(ProductId, "Unique product id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...productFields
  }).check(stockRequiresTracking),
  output: Product,
  failures: [ProductNotFound, ProductChanged, ProductCodeTaken, ProductCategoryNotFound]
})

export const deleteProduct = endpoint({
  name: "deleteProduct",
  summary: "Deletes a product. Jobs that used it keep their lines; `undoId` can be used to undo this for 24 hours.",
  method: "DELETE",
  path: "/products/:id",
  access: accessRule,
  input: Schema.Struct({ id: field(ProductId, "Unique product id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Struct({
    undoId: field(
      BulkRunId,
      "Run id with which the deletion can be undone for 24 hours.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  failures: [ProductNotFound]
})

export const postProductsChange = bulkEndpoint({
  name: "postProductsChange",
  summary: "Changes the category or tax type of many products.",
  path: "/products/bulk-change",
  list: listProducts,
  id: ProductId,
  change: ProductsChange
})

export const postProductsDelete = bulkEndpoint({
  name: "postProductsDelete",
  summary: "Deletes many products.",
  path: "/products/bulk-delete",
  list: listProducts,
  id: ProductId,
  change: Schema.Struct({})
})
