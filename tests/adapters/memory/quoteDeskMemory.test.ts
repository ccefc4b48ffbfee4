import { inMemory } from "#adapters/memory/inMemory.ts"
import { quoteDeskContract } from "#tests/contracts/quoteDeskContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

quoteDeskContract("public quotes in memory", inMemory(), newTenantInMemory)
