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

const door = access["/admin/product-categories"]

export const listProductCategories = endpoint({
  name: "listProductCategories",
  summary:
    "One page of the shop's product categories with the number of their products, by name unless asked otherwise.",
  method: "GET",
  path: "/product-categories",
  access: door,
  list: "productCategories",
  input: ProductCategorySearch,
  output: pageOf(ListedProductCategory),
  failures: [CursorInvalid]
})

export const getProductCategory = endpoint({
  name: "getProductCategory",
  summary: "One product category.",
  method: "GET",
  path: "/product-categories/:id",
  access: door,
  input: Schema.Struct({ id: field(ProductCategoryId, "The category's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: ProductCategory,
  failures: [ProductCategoryNotFound]
})

export const postProductCategory = endpoint({
  name: "postProductCategory",
  summary: "Adds a product category under a name that is new in the shop.",
  method: "POST",
  path: "/product-categories",
  access: door,
  input: ProductCategoryDraft,
  output: ProductCategory,
  failures: [ProductCategoryNameTaken]
})

export const putProductCategory = endpoint({
  name: "putProductCategory",
  summary: "Saves a product category as opened at `version`; a newer one is answered with 409 and what stands now.",
  method: "PUT",
  path: "/product-categories/:id",
  access: door,
  input: Schema.Struct({
    id: field(ProductCategoryId, "The category's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...ProductCategoryDraft.fields
  }),
  output: ProductCategory,
  failures: [ProductCategoryNotFound, ProductCategoryChanged, ProductCategoryNameTaken]
})

export const deleteProductCategory = endpoint({
  name: "deleteProductCategory",
  summary: "Removes a product category that no product uses; `undoId` takes that back for 24 hours.",
  method: "DELETE",
  path: "/product-categories/:id",
  access: door,
  input: Schema.Struct({ id: field(ProductCategoryId, "The category's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Struct({
    undoId: field(BulkRunId, "By which it is put back within a day.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  failures: [ProductCategoryNotFound, ProductCategoryInUse]
})

export const postProductCategoriesDelete = bulkEndpoint({
  name: "postProductCategoriesDelete",
  summary: "Removes many product categories; those with products are refused one by one.",
  path: "/product-categories/bulk-delete",
  list: listProductCategories,
  id: ProductCategoryId,
  change: Schema.Struct({})
})
