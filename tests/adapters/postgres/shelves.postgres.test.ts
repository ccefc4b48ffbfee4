import { Layer } from "effect"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { productCategoriesPostgres } from "#adapters/postgres/product-categories/productCategoriesPostgres.ts"
import { productsPostgres } from "#adapters/postgres/products/productsPostgres.ts"
import { locationsContract } from "../../contracts/locationsContract.ts"
import { batchContract } from "../../contracts/batchContract.ts"
import { listedCategories, listedLocations, listedProducts } from "../../contracts/listedShelves.ts"
import { locationsListContract } from "../../contracts/locationsListContract.ts"
import { productsContract } from "../../contracts/productsContract.ts"
import { productsListContract } from "../../contracts/productsListContract.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(locationsPostgres, productCategoriesPostgres, productsPostgres).pipe(
  Layer.provideMerge(testDatabase)
)

locationsContract("locations in PostgreSQL", keepers, newTenant)
productsContract("products in PostgreSQL", keepers, newTenant)
locationsListContract("location lists in PostgreSQL", keepers, newTenant)
productsListContract("product lists in PostgreSQL", keepers, newTenant)
batchContract("locations in batches in PostgreSQL", keepers, newTenant, listedLocations)
batchContract("product categories in batches in PostgreSQL", keepers, newTenant, listedCategories)
batchContract("products in batches in PostgreSQL", keepers, newTenant, listedProducts)
