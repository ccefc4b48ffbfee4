import { inMemory } from "#adapters/memory/inMemory.ts"
import { jobFiltersContract } from "#tests/contracts/jobFiltersContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

jobFiltersContract("job filters and figures in memory", inMemory(), newTenantInMemory)
