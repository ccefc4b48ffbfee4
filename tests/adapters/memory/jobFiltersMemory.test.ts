import { inMemory } from "#adapters/memory/inMemory.ts"
import { jobFiltersContract } from "#tests/contracts/jobFiltersContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

jobFiltersContract("filters and figures of jobs in memory", inMemory(), newTenantInMemory)
