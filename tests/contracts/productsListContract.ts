import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import { Products } from "#domain/products/Products.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCategory, freshProduct, withTenant } from "./fresh.ts"

/** The contract of product lists, exports, and type-ahead: which products they return, in which order. */
export const productsListContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Products | ProductCategories | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const filled = Effect.gen(function* () {
      const [shop, products] = [withTenant(yield* newTenant), yield* Products]
      const clips = freshCategory({ categoryName: "Clips" })
      yield* (yield* ProductCategories).add(clips).pipe(shop)
      const kept = [
        ["ure-310", "Urethane", "kit", 1850],
        ["CLP_5%", "Éclisse, Clip", "clip", 250],
        ["A-ure", "Primer", "part", 900],
        ["MLD-1", "Molding for A-ure", "molding", 5840],
        ["Éta-2", "Mobile fee", "fee", 2500],
        ["PAD", "gel pad", "rainSensorPad", 2200]
      ] as const
      for (const [productCode, description, productType, listPrice] of kept) {
        yield* products
          .add(
            freshProduct({
              productCode,
              description,
              productType,
              listPrice,
              categoryId: productType === "clip" ? clips.id : null
            })
          )
          .pipe(shop)
      }
      return { shop, products, clips }
    })

    it.effect("lists by product ID, searches, filters, sorts, and counts", () =>
      Effect.gen(function* () {
        const { shop, products, clips } = yield* filled
        const list = (search: Parameters<typeof products.list>[0]) =>
          Effect.map(products.list(search).pipe(shop), ({ items, total }) => [
            items.map((one) => one.productCode).join(", "),
            total
          ])
        assert.deepStrictEqual(yield* list({}), ["A-ure, CLP_5%, Éta-2, MLD-1, PAD", 6])
        assert.deepStrictEqual(yield* list({ page: 2 }), ["ure-310", 6])
        assert.deepStrictEqual(yield* list({ descending: true, size: 2 }), ["ure-310, PAD", 6])
        assert.deepStrictEqual(yield* list({ sort: "description", size: 3 }), ["CLP_5%, PAD, Éta-2", 6])
        assert.deepStrictEqual(yield* list({ sort: "listPrice", descending: true, size: 3 }), ["MLD-1, Éta-2, PAD", 6])
        assert.deepStrictEqual(yield* list({ categoryId: clips.id }), ["CLP_5%", 1])
        assert.deepStrictEqual(yield* list({ productType: "fee" }), ["Éta-2", 1])
        assert.deepStrictEqual(yield* list({ productType: "fee", categoryId: clips.id }), ["", 0])
        assert.deepStrictEqual(yield* list({ text: " URE " }), ["A-ure, MLD-1, ure-310", 3])
        assert.deepStrictEqual(yield* list({ text: "éC" }), ["CLP_5%", 1])
        assert.deepStrictEqual(yield* list({ text: "5%" }), ["CLP_5%", 1])
        assert.deepStrictEqual(yield* list({ text: "\\" }), ["", 0])
        assert.deepStrictEqual(yield* list({ text: "M" }), ["Éta-2, MLD-1", 2])
        assert.deepStrictEqual(yield* list({ text: "re" }), ["", 0])
        const { items } = yield* products.list({ size: 2 }).pipe(shop)
        assert.deepStrictEqual(
          items.map((one) => one.categoryName),
          ["", "Clips"]
        )
      })
    )

    it.effect("returns the same rows in the same order for an export", () =>
      Effect.gen(function* () {
        const { shop, products } = yield* filled
        for (const search of [
          {},
          { sort: "listPrice", descending: true },
          { sort: "description" },
          { text: "ure" }
        ] as const) {
          const { items } = yield* products.list({ ...search, size: 100 }).pipe(shop)
          assert.deepStrictEqual(yield* products.batch(search).pipe(shop), { items, next: undefined })
        }
      })
    )

    it.effect("suggests prefix matches before other matches, up to the requested number", () =>
      Effect.gen(function* () {
        const { shop, products } = yield* filled
        const suggest = (text: string, most: number) =>
          Effect.map(products.suggest(text, most).pipe(shop), (found) => found.map((one) => one.productCode))
        assert.deepStrictEqual(yield* suggest("URE", 10), ["ure-310", "A-ure", "MLD-1"])
        assert.deepStrictEqual(yield* suggest(" ure", 2), ["ure-310", "A-ure"])
        assert.deepStrictEqual(yield* suggest("clp_", 10), ["CLP_5%"])
        assert.deepStrictEqual(yield* suggest("ur", 10), ["ure-310", "A-ure", "MLD-1"])
        assert.deepStrictEqual(yield* suggest("p", 10), ["PAD", "A-ure"])
        assert.deepStrictEqual(yield* suggest("é", 1), ["Éta-2"])
        assert.deepStrictEqual(yield* suggest("", 2), ["A-ure", "CLP_5%"])
        assert.deepStrictEqual(yield* suggest("zebra", 10), [])
        const [tube] = yield* products.suggest("ure-310", 1).pipe(shop)
        assert.deepStrictEqual(tube, yield* products.get(tube!.id).pipe(shop))
      })
    )
  })
