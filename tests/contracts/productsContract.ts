import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import { Product } from "#domain/products/Product.ts"
import { Products } from "#domain/products/Products.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCategory, freshProduct, withTenant } from "./fresh.ts"
import { asOtherUser, savedBy } from "./savedBy.ts"

/** The contract of every product repository. */
export const productsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Products | ProductCategories | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      return { shop: withTenant(yield* newTenant), products: yield* Products }
    })

    it.effect("returns every field of a saved product", () =>
      Effect.gen(function* () {
        const { shop, products } = yield* opened
        const category = freshCategory()
        yield* (yield* ProductCategories).add(category).pipe(shop)
        const dear = freshProduct({
          productCode: "Å % _ \\ 'x'",
          categoryId: category.id,
          productType: "labor",
          taxType: "notTaxed",
          unitOfMeasure: "hour",
          listPrice: 9_999_999_99,
          notes: "line 1\nline 2",
          requireStockBeforeInvoice: false
        })
        for (const product of [freshProduct(), dear]) {
          yield* products.add(product).pipe(shop)
          assert.deepStrictEqual(yield* products.get(product.id).pipe(shop), product)
        }
      })
    )

    it.effect("returns which part numbers must be in stock before invoicing, ignoring case", () =>
      Effect.gen(function* () {
        const { shop, products } = yield* opened
        for (const [productCode, requireStockBeforeInvoice] of [
          ["Tube-1", true],
          ["TUBE-2", false],
          ["tube-3", true]
        ] as const) {
          yield* products.add(freshProduct({ productCode, requireStockBeforeInvoice })).pipe(shop)
        }
        assert.deepStrictEqual(yield* products.requiringStock(["TUBE-1", "tube-2", "TUBE"]).pipe(shop), ["Tube-1"])
        assert.deepStrictEqual(
          yield* products.requiringStock(["tube-3", "tube-1"]).pipe(withTenant(yield* newTenant)),
          []
        )
      })
    )

    it.effect("returns how part numbers are taxed, ignoring case", () =>
      Effect.gen(function* () {
        const { shop, products } = yield* opened
        for (const [productCode, taxType] of [
          ["Gift-1", "notTaxed"],
          ["GIFT-2", "parts"],
          ["gift-3", "notTaxed"]
        ] as const) {
          yield* products.add(freshProduct({ productCode, taxType })).pipe(shop)
        }
        assert.deepStrictEqual(yield* products.taxTypes(["GIFT-1", "gift-2", "GIFT"]).pipe(shop), [
          { productCode: "Gift-1", productType: freshProduct().productType, taxType: "notTaxed" },
          { productCode: "GIFT-2", productType: freshProduct().productType, taxType: "parts" }
        ])
        assert.deepStrictEqual(yield* products.taxTypes(["gift-3", "gift-1"]).pipe(withTenant(yield* newTenant)), [])
      })
    )

    it.effect("increments the version on save and rejects a stale save with the current version", () =>
      Effect.gen(function* () {
        const { shop, products } = yield* opened
        const tube = freshProduct()
        yield* products.add(tube).pipe(shop)
        const saved = yield* products.save(changed(tube, { listPrice: 1900 })).pipe(asOtherUser, shop)
        assert.deepStrictEqual(saved, changed(tube, { listPrice: 1900, version: 2 }))
        const error = yield* products.save(changed(tube, { listPrice: 1 })).pipe(shop, Effect.flip)
        assert(error._tag === "ProductChanged")
        assert.deepStrictEqual(error.current, saved)
        assert.deepStrictEqual(savedBy(error), [["Dana Whitfield", "listPrice"]])
        assert.deepStrictEqual(yield* products.get(tube.id).pipe(shop), saved)
      })
    )

    it.effect(
      "rejects a duplicate product ID within a shop, ignoring case, on add and on save; two shops may share one",
      () =>
        Effect.gen(function* () {
          const { shop, products } = yield* opened
          const [first, second] = [freshProduct({ productCode: "URE-1" }), freshProduct({ productCode: "URE-2" })]
          for (const one of [first, second]) yield* products.add(one).pipe(shop)
          const adding = yield* products.add(freshProduct({ productCode: "ure-1 " })).pipe(shop, Effect.flip)
          assert.strictEqual(adding.productCode, "ure-1 ")
          assert.strictEqual(
            (yield* products.save(changed(second, { productCode: "Ure-1" })).pipe(shop, Effect.flip))._tag,
            "ProductCodeTaken"
          )
          assert.strictEqual(
            (yield* products.save(changed(first, { productCode: "ure-1" })).pipe(shop)).productCode,
            "ure-1"
          )
          yield* products.add(freshProduct({ productCode: "URE-1" })).pipe(withTenant(yield* newTenant))
        })
    )

    it.effect("removes a product and reports one that does not exist", () =>
      Effect.gen(function* () {
        const { shop, products } = yield* opened
        const tube = freshProduct()
        yield* products.add(tube).pipe(shop)
        yield* products.remove(tube.id).pipe(shop)
        for (const gone of [products.get(tube.id), products.remove(tube.id), products.save(tube)]) {
          assert.strictEqual((yield* gone.pipe(shop, Effect.flip))._tag, "ProductNotFound")
        }
        yield* products.add(freshProduct({ productCode: tube.productCode })).pipe(shop)
      })
    )

    it.effect("restores every field of a removed product unless its product ID has been taken since", () =>
      Effect.gen(function* () {
        const { shop, products } = yield* opened
        const [tube, pad] = [freshProduct({ productCode: "URE" }), freshProduct({ productCode: "PAD" })]
        for (const one of [tube, pad]) {
          yield* products.add(one).pipe(shop)
          yield* products.remove(one.id).pipe(shop)
        }
        yield* products.add(freshProduct({ productCode: "pad" })).pipe(shop)
        const error = yield* products.restore(pad).pipe(shop, Effect.flip)
        assert.strictEqual(error.productCode, "PAD")
        yield* products.restore(tube).pipe(shop)
        assert.deepStrictEqual(yield* products.get(tube.id).pipe(shop), tube)
        assert.strictEqual((yield* products.list({}).pipe(shop)).total, 2)
      })
    )

    it.effect("hides one shop's products from another", () =>
      Effect.gen(function* () {
        const { shop: mine, products } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const tube = freshProduct()
        yield* products.add(tube).pipe(mine)
        assert.strictEqual((yield* products.get(tube.id).pipe(theirs, Effect.flip))._tag, "ProductNotFound")
        assert.deepStrictEqual(yield* products.list({}).pipe(theirs), { items: [], total: 0 })
        assert.deepStrictEqual(yield* products.suggest(tube.productCode, 10).pipe(theirs), [])
      })
    )

    it.effect("lets no shop overwrite or remove another's product", () =>
      Effect.gen(function* () {
        const { shop: mine, products } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const tube = freshProduct()
        yield* products.add(tube).pipe(mine)
        assert.strictEqual(
          (yield* products.save(changed(tube, { listPrice: 0 })).pipe(theirs, Effect.flip))._tag,
          "ProductNotFound"
        )
        assert.strictEqual((yield* products.remove(tube.id).pipe(theirs, Effect.flip))._tag, "ProductNotFound")
        yield* products.add(changed(tube, { description: "Stolen" })).pipe(theirs, Effect.exit)
        assert.deepStrictEqual(yield* products.get(tube.id).pipe(mine), tube)
      })
    )
  })

const changed = (product: Product, changes: Partial<Product>) => new Product({ ...product, ...changes })
