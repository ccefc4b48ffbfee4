import { Schema } from "effect"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/people/access.ts"
import { pageOf } from "#domain/shared/Page.ts"
import {
  ListedProductCategory, ProductCategory, ProductCategoryChanged, ProductCategoryDraft, ProductCategoryId, ProductCategoryInUse,
  ProductCategoryNameTaken, ProductCategoryNotFound
} from "./ProductCategory.ts"
import { ProductCategorySearch } from "./ProductCategorySearch.ts"

const door = access["/admin/product-categories"]

export const listProductCategories = endpoint({
  name: "listProductCategories", summary: "One page of the shop's product categories with the number of their products, by name unless asked otherwise.",
  method: "GET", path: "/product-categories", access: door,
  input: ProductCategorySearch,
  output: pageOf(ListedProductCategory),
  failures: []
})

export const getProductCategory = endpoint({
  name: "getProductCategory", summary: "One product category.",
  method: "GET", path: "/product-categories/:id", access: door,
  input: Schema.Struct({ id: ProductCategoryId }),
  output: ProductCategory,
  failures: [ProductCategoryNotFound]
})

export const postProductCategory = endpoint({
  name: "postProductCategory", summary: "Adds a product category under a name that is new in the shop.",
  method: "POST", path: "/product-categories", access: door,
  input: ProductCategoryDraft,
  output: ProductCategory,
  failures: [ProductCategoryNameTaken]
})

export const putProductCategory = endpoint({
  name: "putProductCategory", summary: "Saves a product category as opened at `version`; a newer one is answered with 409 and what stands now.",
  method: "PUT", path: "/product-categories/:id", access: door,
  input: Schema.Struct({ id: ProductCategoryId, version: Schema.Int, ...ProductCategoryDraft.fields }),
  output: ProductCategory,
  failures: [ProductCategoryNotFound, ProductCategoryChanged, ProductCategoryNameTaken]
})

export const deleteProductCategory = endpoint({
  name: "deleteProductCategory", summary: "Removes a product category that no product uses; `undoId` takes that back for 24 hours.",
  method: "DELETE", path: "/product-categories/:id", access: door,
  input: Schema.Struct({ id: ProductCategoryId }),
  output: Schema.Struct({ undoId: BulkRunId }),
  failures: [ProductCategoryNotFound, ProductCategoryInUse]
})

export const postProductCategoriesDelete = bulkEndpoint({
  name: "postProductCategoriesDelete", summary: "Removes many product categories; those with products are refused one by one.",
  path: "/product-categories/bulk-delete", list: listProductCategories, id: ProductCategoryId, change: Schema.Struct({})
})
