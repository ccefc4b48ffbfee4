import { inMemory } from "#adapters/memory/inMemory.ts"
import { ediContract } from "#tests/contracts/ediContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

ediContract("EDI partners and invoices in memory", inMemory(), newTenantInMemory)
