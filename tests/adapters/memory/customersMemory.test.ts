import { inMemory } from "#adapters/memory/inMemory.ts"
import { customersContract } from "#tests/contracts/customersContract.ts"
import { customersListContract } from "#tests/contracts/customersListContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

customersContract("customers in memory", inMemory(), newTenantInMemory)
customersListContract("customer lists in memory", inMemory(), newTenantInMemory)
