import { inMemory } from "#adapters/memory/inMemory.ts"
import { batchContract } from "#tests/contracts/batchContract.ts"
import { filesContract } from "#tests/contracts/filesContract.ts"
import { listedUsers } from "#tests/contracts/listedThings.ts"
import { usersChangeContract } from "#tests/contracts/usersChangeContract.ts"
import { usersListContract } from "#tests/contracts/usersListContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

usersListContract("lists of people in memory", inMemory(), newTenantInMemory)
filesContract("small pictures in memory", inMemory(), newTenantInMemory)
batchContract("people in stretches in memory", inMemory(), newTenantInMemory, listedUsers)
usersChangeContract("people added and changed in memory", inMemory(), newTenantInMemory)
