import { inMemory } from "#adapters/memory/inMemory.ts"
import { cardChargesContract } from "#tests/contracts/cardChargesContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

cardChargesContract("card charges in memory", inMemory(), newTenantInMemory)
