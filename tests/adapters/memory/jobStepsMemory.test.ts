import { inMemory } from "#adapters/memory/inMemory.ts"
import { jobStepsContract } from "#tests/contracts/jobStepsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

jobStepsContract("job steps in memory", inMemory(), newTenantInMemory)
