import { Effect, Layer, Schema } from "effect"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import {
  ListedProductCategory,
  ProductCategory,
  ProductCategoryChanged,
  ProductCategoryInUse,
  ProductCategoryNameTaken,
  ProductCategoryNotFound,
  type ProductCategorySearch
} from "#domain/product-categories/ProductCategory.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { batchOf } from "../batchOf.ts"
import { fieldsIn, fieldValues, selected } from "../columns.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { ProductRow } from "../products/ProductRow.ts"
import { savesSinceVersion, saveWithHistory, currentSave } from "../saveVersion.ts"
import { mapUniqueViolation } from "../mapUniqueViolation.ts"
import { ProductCategoryRow } from "./ProductCategoryRow.ts"
import type { ListOrder, ListQuery } from "../ListQuery.ts"

const products =
  "(select count(*)::int from product where product.tenant_id = product_category.tenant_id and product.category_id = product_category.id)"

const columns = `${selected(ProductCategoryRow, fieldsIn(ProductCategoryRow, ProductCategory.fields))}, ${products} as products`

const sorts = { categoryName: "sort_name", createdDate: "created_date", products } as const

/** Query for a shop's product categories for the list. There are only a few, so they are scanned without an index. */
const productCategoryListQuery = ({ text = "", sort, descending }: ProductCategorySearch): ListQuery => {
  const sought = text.trim().toLowerCase()
  const where = `(position(? in sort_name) > 0 or position(? in lower(description collate "und-x-icu")) > 0)`
  return {
    table: "product_category",
    id: "product_category.id",
    select: columns,
    where: sought === "" ? [] : [{ sql: where, values: [sought, sought] }],
    order: productCategoryOrder(sort, descending),
    isServed: sought === ""
  }
}

/** By name, age or number of products; names are unique. */
const productCategoryOrder = (sort: ProductCategorySearch["sort"] = "categoryName", descending = false): ListOrder => ({
  keys: sort === "categoryName" ? [sorts.categoryName] : [sorts[sort], sorts.categoryName],
  descending
})

export const productCategoriesPostgres = Layer.effect(
  ProductCategories,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.fn("ProductCategories.get")(function* (id: ProductCategory["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const row = yield* database.query((em) => em.findOne(ProductCategoryRow, { tenantId, id }, { refresh: true }))
      return row === null ? yield* new ProductCategoryNotFound({ id }) : decode(fieldValues(row))
    })
    const nameTaken = (categoryName: string) =>
      mapUniqueViolation("product_category_one_per_name", () => new ProductCategoryNameTaken({ categoryName }))
    return ProductCategories.of({
      get,
      list: Effect.fn("ProductCategories.list")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) => pageOf(reading, productCategoryListQuery(search), search))
        )
        return { items: rows.map((row) => decodeListed(row)), ...rest }
      }),
      batch: Effect.fn("ProductCategories.batch")(function* (search, after) {
        const { rows, next } = yield* database.read((reading) =>
          batchOf(reading, productCategoryListQuery(search), after)
        )
        return { items: rows.map((row) => decodeListed(row)), next }
      }),
      add: Effect.fn("ProductCategories.add")(function* (category) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database
          .query(async (em) => {
            em.create(ProductCategoryRow, toRow(category, tenantId))
            await em.flush()
          })
          .pipe(nameTaken(category.categoryName))
      }),
      save: Effect.fn("ProductCategories.save")(function* ({ id, version, categoryName, description }) {
        const { id: tenantId } = yield* CurrentTenant
        const values = { version: version + 1, categoryName, sortName: keyOf(categoryName), description }
        const opened = { tenantId, id, version }
        const saving = yield* currentSave
        const saved = yield* database
          .query((em) => saveWithHistory(em, ProductCategoryRow, opened, values, saving))
          .pipe(nameTaken(categoryName))
        const current = yield* get(id)
        if (saved) return current
        const told = yield* database.query((em) => savesSinceVersion(em, ProductCategoryRow, opened))
        return yield* new ProductCategoryChanged({ current, ...told })
      }),
      remove: Effect.fn("ProductCategories.remove")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const { id: known } = yield* get(id)
        const products = yield* database.query((em) => em.count(ProductRow, { tenantId, categoryId: known }))
        if (products > 0) return yield* new ProductCategoryInUse({ products })
        yield* database.query((em) => em.nativeDelete(ProductCategoryRow, { tenantId, id: known }))
      }),
      restore: Effect.fn("ProductCategories.restore")(function* (category) {
        const { id: tenantId } = yield* CurrentTenant
        const isBack = yield* database.query((em) => insertIfAbsent(em, ProductCategoryRow, toRow(category, tenantId)))
        if (!isBack) return yield* new ProductCategoryNameTaken({ categoryName: category.categoryName })
      })
    })
  })
)

const decode = Schema.decodeUnknownSync(ProductCategory)
const decodeListed = Schema.decodeUnknownSync(ListedProductCategory)

const toRow = (category: ProductCategory, tenantId: string) => ({
  ...category,
  tenantId,
  sortName: keyOf(category.categoryName)
})

const keyOf = (name: string) => name.trim().toLowerCase()
