import { inMemory } from "#adapters/memory/inMemory.ts"
import { customerTracesContract } from "#tests/contracts/customerTracesContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

customerTracesContract("a customer's traces in memory", inMemory(), newTenantInMemory)
