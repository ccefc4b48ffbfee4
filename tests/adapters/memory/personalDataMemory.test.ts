import { inMemory } from "#adapters/memory/inMemory.ts"
import { personalDataContract } from "#tests/contracts/personalDataContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

personalDataContract("a customer's traces in memory", inMemory(), newTenantInMemory)
