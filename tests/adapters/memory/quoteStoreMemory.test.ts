import { inMemory } from "#adapters/memory/inMemory.ts"
import { quoteStoreContract } from "#tests/contracts/quoteStoreContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

quoteStoreContract("public quotes in memory", inMemory(), newTenantInMemory)
