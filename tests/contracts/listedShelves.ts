import { Effect } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import type { LocationSearch } from "#domain/locations/LocationSearch.ts"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import type { ProductCategorySearch } from "#domain/product-categories/ProductCategory.ts"
import { Products } from "#domain/products/Products.ts"
import type { ProductSearch } from "#domain/products/Product.ts"
import type { Listed } from "./batchContract.ts"
import { freshCategory, freshLocation, freshProduct } from "./fresh.ts"

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Locations, many with the same name. */
export const listedLocations: Listed<Locations, LocationSearch> = {
  fill: (count) =>
    Locations.use((locations) =>
      Effect.forEach(
        numbers(count),
        (at) =>
          locations.add(
            freshLocation({
              locationName: at % 3 === 0 ? "Élan" : `yard ${at}`,
              locationShortId: `L-${at}`,
              status: at % 2 === 0 ? "active" : "inactive"
            })
          ),
        { discard: true }
      )
    ).pipe(Effect.orDie),
  page: (search) => Locations.use((locations) => locations.list(search)),
  batch: (search, after) => Locations.use((locations) => locations.batch(search, after)),
  searches: [
    {},
    { descending: true },
    { sort: "locationShortId", descending: true },
    { text: "élan" },
    { status: "inactive" }
  ]
}

/** Categories, many with the same age. */
export const listedCategories: Listed<ProductCategories, ProductCategorySearch> = {
  fill: (count) =>
    ProductCategories.use((categories) =>
      Effect.forEach(
        numbers(count),
        (at) => categories.add(freshCategory({ categoryName: `${at % 2 === 0 ? "É" : "b"} ${at}` })),
        { discard: true }
      )
    ).pipe(Effect.orDie),
  page: (search) => ProductCategories.use((categories) => categories.list(search)),
  batch: (search, after) => ProductCategories.use((categories) => categories.batch(search, after)),
  searches: [{}, { descending: true }, { sort: "createdDate" }, { sort: "products", descending: true }, { text: "é" }]
}

/** Products, many with the same price and description. */
export const listedProducts: Listed<Products, ProductSearch> = {
  fill: (count) =>
    Products.use((products) =>
      Effect.forEach(
        numbers(count),
        (at) =>
          products.add(
            freshProduct({
              productCode: `P-${at}`,
              description: at % 3 === 0 ? "Éclisse" : `Part ${at}`,
              listPrice: at % 5
            })
          ),
        { discard: true }
      )
    ).pipe(Effect.orDie),
  page: (search) => Products.use((products) => products.list(search)),
  batch: (search, after) => Products.use((products) => products.batch(search, after)),
  searches: [
    {},
    { descending: true },
    { sort: "listPrice" },
    { sort: "description", descending: true },
    { text: "éclisse" }
  ]
}
