import { inMemory } from "#adapters/memory/inMemory.ts"
import { dispatchAnswersContract } from "#tests/contracts/dispatchAnswersContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

dispatchAnswersContract("answers to networks in memory", inMemory(), newTenantInMemory)
