import { inMemory } from "#adapters/memory/inMemory.ts"
import { installerBookingsContract } from "../../contracts/installerBookingsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

installerBookingsContract("installer bookings in memory", inMemory(), newTenantInMemory)
