import { inMemory } from "#adapters/memory/inMemory.ts"
import { jobChangesContract } from "#tests/contracts/jobChangesContract.ts"
import { jobFilesContract } from "#tests/contracts/jobFilesContract.ts"
import { signaturesContract } from "#tests/contracts/signaturesContract.ts"
import { siteEventsContract } from "#tests/contracts/siteEventsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

jobChangesContract("timelines of jobs in memory", inMemory(), newTenantInMemory)
jobFilesContract("files of jobs in memory", inMemory(), newTenantInMemory)
signaturesContract("signatures in memory", inMemory(), newTenantInMemory)
siteEventsContract("events on site in memory", inMemory(), newTenantInMemory)
