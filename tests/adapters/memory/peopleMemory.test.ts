import { inMemory } from "#adapters/memory/inMemory.ts"
import { batchContract } from "#tests/contracts/batchContract.ts"
import { filesContract } from "#tests/contracts/filesContract.ts"
import { listedUsers } from "#tests/contracts/listedThings.ts"
import { usersChangeContract } from "#tests/contracts/usersChangeContract.ts"
import { usersListContract } from "#tests/contracts/usersListContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

usersListContract("user lists in memory", inMemory(), newTenantInMemory)
filesContract("files in memory", inMemory(), newTenantInMemory)
batchContract("users in batches in memory", inMemory(), newTenantInMemory, listedUsers)
usersChangeContract("adding and changing users in memory", inMemory(), newTenantInMemory)
