import { Effect, Layer } from "effect"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import {
  ProductCategory,
  ProductCategoryChanged,
  type ProductCategoryId,
  ProductCategoryInUse,
  ProductCategoryNameTaken,
  ProductCategoryNotFound,
  type ProductCategorySearch
} from "#domain/product-categories/ProductCategory.ts"
import { batchIn, contains, pageIn, sorted } from "./lists.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { recordSave, storedSavesSince } from "./savesMemory.ts"

/** In-memory storage for product categories. */
export const productCategoriesMemory = Layer.effect(
  ProductCategories,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return ProductCategories.of({
      list: (search) => Effect.flatMap(current, (shelf) => pageIn(found(shelf, search), search, "productCategories")),
      batch: (search, after) => Effect.map(current, (shelf) => batchIn(found(shelf, search), after)),
      get: Effect.fn("ProductCategories.get")(function* (id) {
        return (yield* current).productCategories.get(id) ?? (yield* new ProductCategoryNotFound({ id }))
      }),
      add: Effect.fn("ProductCategories.add")(function* (category) {
        const shelf = yield* current
        yield* nameIsFree(shelf, category)
        shelf.productCategories.set(category.id, category)
      }),
      save: Effect.fn("ProductCategories.save")(function* ({ id, version, categoryName, description }) {
        const shelf = yield* current
        const kept = shelf.productCategories.get(id)
        if (kept === undefined) return yield* new ProductCategoryNotFound({ id })
        if (kept.version !== version)
          return yield* new ProductCategoryChanged({ current: kept, ...storedSavesSince(kept, version) })
        yield* nameIsFree(shelf, { id, categoryName })
        const saved = new ProductCategory({ ...kept, categoryName, description, version: kept.version + 1 })
        yield* recordSave(kept, saved)
        shelf.productCategories.set(id, saved)
        return saved
      }),
      remove: Effect.fn("ProductCategories.remove")(function* (id) {
        const shelf = yield* current
        if (!shelf.productCategories.has(id)) return yield* new ProductCategoryNotFound({ id })
        const products = productsIn(shelf, id)
        if (products > 0) return yield* new ProductCategoryInUse({ products })
        shelf.productCategories.delete(id)
      }),
      restore: Effect.fn("ProductCategories.restore")(function* (category) {
        const shelf = yield* current
        yield* nameIsFree(shelf, category)
        shelf.productCategories.set(category.id, category)
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const found = (shelf: ShopTables, { text = "", sort = "categoryName", descending }: ProductCategorySearch) =>
  sorted(
    [...shelf.productCategories.values()]
      .filter(({ categoryName, description }) => contains(categoryName, text) || contains(description, text))
      .map((category) => ({ ...category, products: productsIn(shelf, category.id) })),
    (one) => [one[sort], one.categoryName],
    descending
  )

const productsIn = ({ products }: ShopTables, id: ProductCategoryId) =>
  [...products.values()].filter(({ categoryId }) => categoryId === id).length

const nameIsFree = (
  { productCategories }: ShopTables,
  { id, categoryName }: Pick<ProductCategory, "id" | "categoryName">
) =>
  [...productCategories.values()].some((other) => other.id !== id && keyOf(other.categoryName) === keyOf(categoryName))
    ? Effect.fail(new ProductCategoryNameTaken({ categoryName }))
    : Effect.void

const keyOf = (name: string) => name.trim().toLowerCase()
