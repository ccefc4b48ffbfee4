import { inMemory } from "#adapters/memory/inMemory.ts"
import { closingDayContract } from "#tests/contracts/closingDayContract.ts"
import { tenantSettingsContract } from "#tests/contracts/tenantSettingsContract.ts"
import { tenantsListContract } from "#tests/contracts/tenantsListContract.ts"
import { addTenantInMemory, newTenantInMemory } from "./newTenantInMemory.ts"

tenantsListContract("shop lists in memory", inMemory(), addTenantInMemory)
tenantSettingsContract("shop settings in memory", inMemory(), newTenantInMemory)
closingDayContract("closing days in memory", inMemory(), newTenantInMemory, { waits: false })
