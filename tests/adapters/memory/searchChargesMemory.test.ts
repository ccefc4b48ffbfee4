import { inMemory } from "#adapters/memory/inMemory.ts"
import { searchChargesContract } from "#tests/contracts/searchChargesContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

searchChargesContract("paid searches in memory", inMemory(), newTenantInMemory)
