import { inMemory } from "#adapters/memory/inMemory.ts"
import { jobsContract } from "#tests/contracts/jobsContract.ts"
import { jobsListContract } from "#tests/contracts/jobsListContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

jobsContract("jobs in memory", inMemory(), newTenantInMemory)
jobsListContract("job lists in memory", inMemory(), newTenantInMemory)
