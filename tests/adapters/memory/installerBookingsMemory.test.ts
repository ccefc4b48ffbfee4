import { inMemory } from "#adapters/memory/inMemory.ts"
import { installerBookingsContract } from "../../contracts/installerBookingsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

installerBookingsContract("installers' bookings in memory", inMemory(), newTenantInMemory)
