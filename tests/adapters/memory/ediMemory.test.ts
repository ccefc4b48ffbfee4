import { inMemory } from "#adapters/memory/inMemory.ts"
import { ediContract } from "#tests/contracts/ediContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

ediContract("partners and their invoices in memory", inMemory(), newTenantInMemory)
