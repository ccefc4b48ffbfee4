import { Effect, Layer } from "effect"
import {
  Product,
  ProductChanged,
  ProductCodeTaken,
  ProductNotFound,
  type ProductSearch
} from "#domain/products/Product.ts"
import { Products } from "#domain/products/Products.ts"
import { hasText } from "#domain/shared/textSearch.ts"
import { batchIn, pageIn, sorted } from "./lists.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { recordSave, storedSavesSince } from "./savesMemory.ts"

/** In-memory storage for products. */
export const productsMemory = Layer.effect(
  Products,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return Products.of({
      list: (search) => Effect.flatMap(current, (shelf) => pageIn(found(shelf, search), search, "products")),
      batch: (search, after) => Effect.map(current, (shelf) => batchIn(found(shelf, search), after)),
      suggest: (text, most) =>
        Effect.map(current, ({ products }) => {
          const begins = ({ productCode }: Product) => keyOf(productCode).startsWith(keyOf(text))
          const meant = [...products.values()].filter((product) => matchesSearch(product, { text }))
          return sorted(meant, (one) => [begins(one) ? 0 : 1, one.productCode]).slice(0, most)
        }),
      requiringStock: (codes) =>
        Effect.map(current, ({ products }) =>
          soughtIn(products, codes)
            .filter((one) => one.requireStockBeforeInvoice)
            .map(({ productCode }) => productCode)
        ),
      taxTypes: (codes) =>
        Effect.map(current, ({ products }) =>
          soughtIn(products, codes).map(({ productCode, productType, taxType }) => ({
            productCode,
            productType,
            taxType
          }))
        ),
      get: Effect.fn("Products.get")(function* (id) {
        return (yield* current).products.get(id) ?? (yield* new ProductNotFound({ id }))
      }),
      add: Effect.fn("Products.add")(function* (product) {
        const shelf = yield* current
        yield* codeIsFree(shelf, product)
        shelf.products.set(product.id, product)
      }),
      save: Effect.fn("Products.save")(function* (product) {
        const shelf = yield* current
        const kept = shelf.products.get(product.id)
        if (kept === undefined) return yield* new ProductNotFound({ id: product.id })
        if (kept.version !== product.version)
          return yield* new ProductChanged({ current: kept, ...storedSavesSince(kept, product.version) })
        yield* codeIsFree(shelf, product)
        const saved = new Product({ ...product, version: kept.version + 1 })
        yield* recordSave(kept, saved)
        shelf.products.set(saved.id, saved)
        return saved
      }),
      remove: Effect.fn("Products.remove")(function* (id) {
        if (!(yield* current).products.delete(id)) return yield* new ProductNotFound({ id })
      }),
      restore: Effect.fn("Products.restore")(function* (product) {
        const shelf = yield* current
        yield* codeIsFree(shelf, product)
        shelf.products.set(product.id, product)
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const found = ({ products, productCategories }: ShopTables, search: ProductSearch) =>
  sorted(
    [...products.values()]
      .filter((product) => matchesSearch(product, search))
      .map((product) => ({
        ...product,
        categoryName: product.categoryId === null ? "" : (productCategories.get(product.categoryId)?.categoryName ?? "")
      })),
    (one) => [one[search.sort ?? "productCode"], one.productCode],
    search.descending
  )

const matchesSearch = ({ categoryId, description, productCode, productType }: Product, search: ProductSearch) =>
  (search.categoryId === undefined || search.categoryId === categoryId) &&
  (search.productType === undefined || search.productType === productType) &&
  [productCode, description].some((field) => hasText(field, search.text ?? ""))

const codeIsFree = ({ products }: ShopTables, { id, productCode }: Product) =>
  [...products.values()].some((other) => other.id !== id && keyOf(other.productCode) === keyOf(productCode))
    ? Effect.fail(new ProductCodeTaken({ productCode }))
    : Effect.void

const keyOf = (code: string) => code.trim().toLowerCase()

/** Returns the products with the given codes, in the order of the codes. */
const soughtIn = (products: ReadonlyMap<string, Product>, codes: ReadonlyArray<string>): ReadonlyArray<Product> => {
  const sought = new Set(codes.map(keyOf))
  return sorted(
    [...products.values()].filter(({ productCode }) => sought.has(keyOf(productCode))),
    (one) => [one.productCode]
  )
}
