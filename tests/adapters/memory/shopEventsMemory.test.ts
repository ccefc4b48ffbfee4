import { inMemory } from "#adapters/memory/inMemory.ts"
import { shopEventsContract } from "../../contracts/shopEventsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

shopEventsContract("what changed in the shops in memory", inMemory(), newTenantInMemory)
