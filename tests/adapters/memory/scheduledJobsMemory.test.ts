import { inMemory } from "#adapters/memory/inMemory.ts"
import { scheduledJobsContract } from "../../contracts/scheduledJobsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

scheduledJobsContract("scheduled jobs in memory", inMemory(), newTenantInMemory)
