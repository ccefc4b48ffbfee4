import { inMemory } from "#adapters/memory/inMemory.ts"
import { publicPageContract } from "#tests/contracts/publicPageContract.ts"
import { addTenantInMemory } from "./newTenantInMemory.ts"

publicPageContract("public pages in memory", inMemory(), addTenantInMemory)
