import { inMemory } from "#adapters/memory/inMemory.ts"
import { jobChangesContract } from "#tests/contracts/jobChangesContract.ts"
import { jobFilesContract } from "#tests/contracts/jobFilesContract.ts"
import { signaturesContract } from "#tests/contracts/signaturesContract.ts"
import { siteEventsContract } from "#tests/contracts/siteEventsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

jobChangesContract("job timelines in memory", inMemory(), newTenantInMemory)
jobFilesContract("job files in memory", inMemory(), newTenantInMemory)
signaturesContract("signatures in memory", inMemory(), newTenantInMemory)
siteEventsContract("on-site events in memory", inMemory(), newTenantInMemory)
