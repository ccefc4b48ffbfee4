import { inMemory } from "#adapters/memory/inMemory.ts"
import { idempotencyStoreContract } from "#tests/contracts/idempotencyStoreContract.ts"
import { locationsContract } from "#tests/contracts/locationsContract.ts"
import { pricingProfilesContract } from "#tests/contracts/pricingProfilesContract.ts"
import { tenantsContract } from "#tests/contracts/tenantsContract.ts"
import { transactionContract } from "#tests/contracts/transactionContract.ts"
import { usersContract } from "#tests/contracts/usersContract.ts"
import { addTenantInMemory, newTenantInMemory } from "./newTenantInMemory.ts"

tenantsContract("shops in memory", inMemory(), addTenantInMemory)
usersContract("users in memory", inMemory(), newTenantInMemory)
pricingProfilesContract("pricing profiles in memory", inMemory(), newTenantInMemory)
locationsContract("locations in memory", inMemory(), newTenantInMemory)
transactionContract("transactions in memory", inMemory(), newTenantInMemory)
idempotencyStoreContract("stored responses in memory", inMemory(), newTenantInMemory)
