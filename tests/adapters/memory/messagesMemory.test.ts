import { inMemory } from "#adapters/memory/inMemory.ts"
import { messagesContract } from "#tests/contracts/messagesContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

messagesContract("messages, links and consent in memory", inMemory(), newTenantInMemory)
