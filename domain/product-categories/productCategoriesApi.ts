import { Schema } from "effect"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/access/accessTable.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import {
  ListedProductCategory,
  ProductCategory,
  ProductCategoryChanged,
  ProductCategoryDraft,
  ProductCategoryId,
  ProductCategoryInUse,
  ProductCategoryNameTaken,
  ProductCategoryNotFound,
  ProductCategorySearch
} from "./ProductCategory.ts"

const accessRule = access["/admin/product-categories"]

export const listProductCategories = endpoint({
  name: "listProductCategories",
  summary: "Returns a page of the shop's product categories with their number of products, sorted by name by default.",
  method: "GET",
  path: "/product-categories",
  access: accessRule,
  list: "productCategories",
  input: ProductCategorySearch,
  output: pageOf(ListedProductCategory),
  failures: [CursorInvalid]
})

export const getProductCategory = endpoint({
  name: "getProductCategory",
  summary: "Returns a product category.",
  method: "GET",
  path: "/product-categories/:id",
  access: accessRule,
  input: Schema.Struct({ id: field(ProductCategoryId, "Unique category id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: ProductCategory,
  failures: [ProductCategoryNotFound]
})

export const postProductCategory = endpoint({
  name: "postProductCategory",
  summary: "Creates a product category; its name must be unique within the shop.",
  method: "POST",
  path: "/product-categories",
  access: accessRule,
  input: ProductCategoryDraft,
  output: ProductCategory,
  failures: [ProductCategoryNameTaken]
})

export const putProductCategory = endpoint({
  name: "putProductCategory",
  summary:
    "Saves a product category as loaded at `version`; returns 409 with the current version if it has changed since.",
  method: "PUT",
  path: "/product-categories/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(ProductCategoryId, "Unique category id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...ProductCategoryDraft.fields
  }),
  output: ProductCategory,
  failures: [ProductCategoryNotFound, ProductCategoryChanged, ProductCategoryNameTaken]
})

export const deleteProductCategory = endpoint({
  name: "deleteProductCategory",
  summary: "Deletes a product category that has no products. `undoId` can be used to undo this for 24 hours.",
  method: "DELETE",
  path: "/product-categories/:id",
  access: accessRule,
  input: Schema.Struct({ id: field(ProductCategoryId, "Unique category id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Struct({
    undoId: field(
      BulkRunId,
      "Run id with which the deletion can be undone for 24 hours.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  failures: [ProductCategoryNotFound, ProductCategoryInUse]
})

export const postProductCategoriesDelete = bulkEndpoint({
  name: "postProductCategoriesDelete",
  summary: "Deletes many product categories; those with products are refused individually.",
  path: "/product-categories/bulk-delete",
  list: listProductCategories,
  id: ProductCategoryId,
  change: Schema.Struct({})
})
