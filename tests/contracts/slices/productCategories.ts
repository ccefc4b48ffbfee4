import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import { ProductCategory } from "#domain/product-categories/ProductCategory.ts"
import { Products } from "#domain/products/Products.ts"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCategory, freshProduct, withTenant } from "../fresh.ts"
import { asOtherUser, savedBy } from "../savedBy.ts"

/** The contract of every product category repository. */
export const contract = <R, E>(
  keepers: Layer.Layer<ProductCategories | Products | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })("product categories", (it) => {
    const opened = Effect.gen(function* () {
      return { shop: withTenant(yield* newTenant), categories: yield* ProductCategories }
    })

    it.effect("returns every field of a saved category", () =>
      Effect.gen(function* () {
        const { shop, categories } = yield* opened
        for (const category of [
          freshCategory(),
          freshCategory({ categoryName: "Moulures d’été % _ \\ 'x'", description: "" })
        ]) {
          yield* categories.add(category).pipe(shop)
          assert.deepStrictEqual(yield* categories.get(category.id).pipe(shop), category)
        }
      })
    )

    it.effect(
      "increments the version on save, preserves the creation time, and rejects a stale save with the current version",
      () =>
        Effect.gen(function* () {
          const { shop, categories } = yield* opened
          const category = freshCategory()
          yield* categories.add(category).pipe(shop)
          const younger = changed(category, { categoryName: "Glues", createdDate: 1 })
          const saved = yield* categories.save(younger).pipe(asOtherUser, shop)
          assert.deepStrictEqual(saved, changed(category, { categoryName: "Glues", version: 2 }))
          const error = yield* categories.save(changed(category, { description: "late" })).pipe(shop, Effect.flip)
          assert(error._tag === "ProductCategoryChanged")
          assert.deepStrictEqual(error.current, saved)
          assert.deepStrictEqual(savedBy(error), [["Dana Whitfield", "categoryName"]])
          assert.deepStrictEqual(yield* categories.get(category.id).pipe(shop), saved)
        })
    )

    it.effect(
      "rejects a duplicate name within a shop, ignoring case, on add and on save; two shops may share one",
      () =>
        Effect.gen(function* () {
          const { shop, categories } = yield* opened
          const [first, second] = [
            freshCategory({ categoryName: "Clips" }),
            freshCategory({ categoryName: "Moldings" })
          ]
          for (const one of [first, second]) yield* categories.add(one).pipe(shop)
          const adding = yield* categories.add(freshCategory({ categoryName: " CLIPS" })).pipe(shop, Effect.flip)
          assert.strictEqual(adding.categoryName, " CLIPS")
          assert.strictEqual(
            (yield* categories.save(changed(second, { categoryName: "clips" })).pipe(shop, Effect.flip))._tag,
            "ProductCategoryNameTaken"
          )
          assert.strictEqual(
            (yield* categories.save(changed(first, { categoryName: "CLIPS" })).pipe(shop)).categoryName,
            "CLIPS"
          )
          yield* categories.add(freshCategory({ categoryName: "Clips" })).pipe(withTenant(yield* newTenant))
        })
    )

    it.effect("refuses to remove a category that products use, and counts them; removes it once they are gone", () =>
      Effect.gen(function* () {
        const { shop, categories } = yield* opened
        const products = yield* Products
        const category = freshCategory()
        yield* categories.add(category).pipe(shop)
        const two = ["A", "B"].map((productCode) => freshProduct({ productCode, categoryId: category.id }))
        for (const one of two) yield* products.add(one).pipe(shop)
        const error = yield* categories.remove(category.id).pipe(shop, Effect.flip)
        assert(error._tag === "ProductCategoryInUse")
        assert.strictEqual(error.products, 2)
        assert.deepStrictEqual(yield* categories.get(category.id).pipe(shop), category)
        for (const { id } of two) yield* products.remove(id).pipe(shop)
        yield* categories.remove(category.id).pipe(shop)
        const asked: ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }, CurrentTenant>> = [
          categories.get(category.id),
          categories.remove(category.id),
          categories.save(category)
        ]
        for (const one of asked)
          assert.strictEqual((yield* one.pipe(shop, Effect.flip))._tag, "ProductCategoryNotFound")
      })
    )

    it.effect("lists by name with product counts, searches, sorts, and counts", () =>
      Effect.gen(function* () {
        const { shop, categories } = yield* opened
        const kept = [
          ["delta 5%", 3],
          ["Alpha", 1],
          ["charlie", 6],
          ["Bravo", 2],
          ["Éclat", 5],
          ["Foxtrot", 4]
        ] as const
        const made = kept.map(([categoryName, createdDate]) =>
          changed(freshCategory({ categoryName, description: categoryName === "Bravo" ? "Rétro" : "" }), {
            createdDate
          })
        )
        for (const one of made) yield* categories.add(one).pipe(shop)
        const products = yield* Products
        for (const productCode of ["1", "2"])
          yield* products.add(freshProduct({ productCode, categoryId: made[0]!.id })).pipe(shop)
        yield* products.add(freshProduct({ productCode: "3", categoryId: made[5]!.id })).pipe(shop)
        const list = (search: Parameters<typeof categories.list>[0]) =>
          Effect.map(categories.list(search).pipe(shop), ({ items, total }) => [
            items.map((one) => `${one.categoryName} ${one.products}`).join(", "),
            total
          ])
        assert.deepStrictEqual(yield* list({}), ["Alpha 0, Bravo 0, charlie 0, delta 5% 2, Éclat 0", 6])
        assert.deepStrictEqual(yield* list({ page: 2 }), ["Foxtrot 1", 6])
        assert.deepStrictEqual(yield* list({ descending: true, size: 2 }), ["Foxtrot 1, Éclat 0", 6])
        assert.deepStrictEqual(yield* list({ sort: "createdDate", size: 3 }), ["Alpha 0, Bravo 0, delta 5% 2", 6])
        assert.deepStrictEqual(yield* list({ sort: "products", descending: true, size: 3 }), [
          "delta 5% 2, Foxtrot 1, Éclat 0",
          6
        ])
        assert.deepStrictEqual(yield* list({ text: " ÉC " }), ["Éclat 0", 1])
        assert.deepStrictEqual(yield* list({ text: "RÉT" }), ["Bravo 0", 1])
        assert.deepStrictEqual(yield* list({ text: "5%" }), ["delta 5% 2", 1])
        assert.deepStrictEqual((yield* categories.list({ text: "alpha" }).pipe(shop)).items, [
          { ...made[1]!, products: 0 }
        ])
      })
    )

    it.effect("returns the same rows in the same order for an export", () =>
      Effect.gen(function* () {
        const { shop, categories } = yield* opened
        for (const [place, categoryName] of ["b", "Ä", "c"].entries())
          yield* categories.add(changed(freshCategory({ categoryName }), { createdDate: 9 - place })).pipe(shop)
        for (const search of [
          {},
          { sort: "createdDate" },
          { sort: "products", descending: true },
          { text: "b" }
        ] as const) {
          const { items } = yield* categories.list({ ...search, size: 100 }).pipe(shop)
          assert.deepStrictEqual(yield* categories.batch(search).pipe(shop), { items, next: undefined })
        }
      })
    )

    it.effect("restores every field of a removed category unless its name has been taken since", () =>
      Effect.gen(function* () {
        const { shop, categories } = yield* opened
        const [clips, pads] = [freshCategory({ categoryName: "Clips" }), freshCategory({ categoryName: "Pads" })]
        for (const one of [clips, pads]) {
          yield* categories.add(one).pipe(shop)
          yield* categories.remove(one.id).pipe(shop)
        }
        yield* categories.add(freshCategory({ categoryName: "PADS" })).pipe(shop)
        assert.strictEqual((yield* categories.restore(pads).pipe(shop, Effect.flip)).categoryName, "Pads")
        yield* categories.restore(clips).pipe(shop)
        assert.deepStrictEqual(yield* categories.get(clips.id).pipe(shop), clips)
      })
    )

    it.effect("hides one shop's categories from another and counts only its own products", () =>
      Effect.gen(function* () {
        const { shop: mine, categories } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const category = freshCategory()
        yield* categories.add(category).pipe(mine)
        assert.strictEqual(
          (yield* categories.get(category.id).pipe(theirs, Effect.flip))._tag,
          "ProductCategoryNotFound"
        )
        assert.deepStrictEqual(yield* categories.list({}).pipe(theirs), { items: [], total: 0 })
      })
    )

    it.effect("lets no shop overwrite or remove another's category", () =>
      Effect.gen(function* () {
        const { shop: mine, categories } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const category = freshCategory()
        yield* categories.add(category).pipe(mine)
        assert.strictEqual(
          (yield* categories.save(changed(category, { categoryName: "Stolen" })).pipe(theirs, Effect.flip))._tag,
          "ProductCategoryNotFound"
        )
        assert.strictEqual(
          (yield* categories.remove(category.id).pipe(theirs, Effect.flip))._tag,
          "ProductCategoryNotFound"
        )
        yield* categories.add(changed(category, { categoryName: "Stolen" })).pipe(theirs, Effect.exit)
        assert.deepStrictEqual(yield* categories.get(category.id).pipe(mine), category)
      })
    )
  })

const changed = (category: ProductCategory, changes: Partial<ProductCategory>) =>
  new ProductCategory({ ...category, ...changes })
