import { inMemory } from "#adapters/memory/inMemory.ts"
import { photoRepliesContract } from "#tests/contracts/photoRepliesContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

photoRepliesContract("photo replies in memory", inMemory(), newTenantInMemory)
