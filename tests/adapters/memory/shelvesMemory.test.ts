import { inMemory } from "#adapters/memory/inMemory.ts"
import { batchContract } from "#tests/contracts/batchContract.ts"
import { listedCategories, listedLocations, listedProducts } from "#tests/contracts/listedShelves.ts"
import { locationsListContract } from "#tests/contracts/locationsListContract.ts"
import { productsContract } from "#tests/contracts/productsContract.ts"
import { productsListContract } from "#tests/contracts/productsListContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

productsContract("products in memory", inMemory(), newTenantInMemory)
locationsListContract("location lists in memory", inMemory(), newTenantInMemory)
productsListContract("product lists in memory", inMemory(), newTenantInMemory)
batchContract("locations in batches in memory", inMemory(), newTenantInMemory, listedLocations)
batchContract("product categories in batches in memory", inMemory(), newTenantInMemory, listedCategories)
batchContract("products in batches in memory", inMemory(), newTenantInMemory, listedProducts)
