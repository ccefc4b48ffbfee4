import { inMemory } from "#adapters/memory/inMemory.ts"
import { notificationsContract } from "#tests/contracts/notificationsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

notificationsContract("notifications in memory", inMemory(), newTenantInMemory)
