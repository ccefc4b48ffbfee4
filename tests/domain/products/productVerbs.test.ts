import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { createProductCategory } from "#domain/product-categories/productCategoriesHandlers.ts"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import { changeProduct, changeProducts, createProduct, deleteProducts } from "#domain/products/productsHandlers.ts"
import { Products } from "#domain/products/Products.ts"
import { sampleCategory, sampleProduct } from "#domain/testing/samples.ts"
import { freshTenant, withTenant } from "#tests/contracts/fresh.ts"

const [demo, other] = [freshTenant(), freshTenant()]
const [inDemo, inOther] = [withTenant(demo.id), withTenant(other.id)]
const inTwoShops = Effect.provide(inMemory([demo, other]))

describe("a product category", () => {
  it.effect("has the time it was added", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(1_795_000_000_000)
      const category = yield* createProductCategory(sampleCategory)
      assert.deepStrictEqual(
        { ...category },
        { ...sampleCategory, id: category.id, version: 1, createdDate: 1_795_000_000_000 }
      )
    }).pipe(inDemo, inTwoShops)
  )
})

describe("a product", () => {
  it.effect("belongs to a category of this shop only, when added and when changed", () =>
    Effect.gen(function* () {
      const [mine, theirs] = [
        yield* createProductCategory(sampleCategory).pipe(inDemo),
        yield* createProductCategory(sampleCategory).pipe(inOther)
      ]
      assert.strictEqual(
        (yield* createProduct({ ...sampleProduct, categoryId: theirs.id }).pipe(inDemo, Effect.flip))._tag,
        "ProductCategoryNotFound"
      )
      const tube = yield* createProduct({ ...sampleProduct, categoryId: mine.id }).pipe(inDemo)
      assert.strictEqual(
        (yield* changeProduct({ ...tube, categoryId: theirs.id }).pipe(inDemo, Effect.flip))._tag,
        "ProductCategoryNotFound"
      )
      assert.deepStrictEqual(yield* Products.use((products) => products.get(tube.id)).pipe(inDemo), tube)
    }).pipe(inTwoShops)
  )

  it.effect("is restored unchanged after deletion, or without its category if that is gone", () =>
    Effect.gen(function* () {
      const [products, categories] = [yield* Products, yield* ProductCategories]
      const category = yield* createProductCategory(sampleCategory)
      const tube = yield* createProduct({ ...sampleProduct, categoryId: category.id })
      const first = yield* deleteProducts.applyToOne(tube.id, {})
      assert.strictEqual((yield* products.get(tube.id).pipe(Effect.flip))._tag, "ProductNotFound")
      yield* deleteProducts.undo(first.trace)
      assert.deepStrictEqual(yield* products.get(tube.id), tube)

      const second = yield* deleteProducts.applyToOne(tube.id, {})
      yield* categories.remove(category.id)
      yield* deleteProducts.undo(second.trace)
      assert.strictEqual((yield* products.get(tube.id)).categoryId, null)
    }).pipe(inDemo, inTwoShops)
  )

  it.effect("is restored after a bulk change unless saved since", () =>
    Effect.gen(function* () {
      const products = yield* Products
      const tube = yield* createProduct(sampleProduct)
      const { trace } = yield* changeProducts.applyToOne(tube.id, { taxType: "notTaxed" })
      assert.deepInclude({ ...(yield* products.get(tube.id)) }, { taxType: "notTaxed", categoryId: null, version: 2 })
      yield* changeProducts.undo(trace)
      assert.deepInclude({ ...(yield* products.get(tube.id)) }, { taxType: "parts", version: 3 })
      const again = yield* changeProducts.applyToOne(tube.id, { taxType: "labor" })
      yield* changeProduct({ ...(yield* products.get(tube.id)), notes: "mine" })
      assert.strictEqual((yield* changeProducts.undo(again.trace).pipe(Effect.flip))["_tag"], "ProductChanged")
      assert.deepInclude({ ...(yield* products.get(tube.id)) }, { taxType: "labor", notes: "mine" })
    }).pipe(inDemo, inTwoShops)
  )
})
