import { inMemory } from "#adapters/memory/inMemory.ts"
import { batchContract } from "#tests/contracts/batchContract.ts"
import { bulkRunsContract } from "#tests/contracts/bulkRunsContract.ts"
import { cursorContract } from "#tests/contracts/cursorContract.ts"
import { listedCustomers, listedJobs, listedProfiles } from "#tests/contracts/listedThings.ts"
import { listViewsContract } from "#tests/contracts/listViewsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

listViewsContract("saved views in memory", inMemory(), newTenantInMemory)
bulkRunsContract("bulk actions in memory", inMemory(), newTenantInMemory)
batchContract("customers in batches in memory", inMemory(), newTenantInMemory, listedCustomers)
batchContract("pricing profiles in batches in memory", inMemory(), newTenantInMemory, listedProfiles)
batchContract("jobs in batches in memory", inMemory(), newTenantInMemory, listedJobs)
cursorContract("jobs by cursor in memory", inMemory(), newTenantInMemory)
