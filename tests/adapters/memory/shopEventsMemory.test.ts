import { inMemory } from "#adapters/memory/inMemory.ts"
import { shopEventsContract } from "../../contracts/shopEventsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

shopEventsContract("stored shop events in memory", inMemory(), newTenantInMemory)
