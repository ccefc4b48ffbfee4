import { inMemory } from "#adapters/memory/inMemory.ts"
import { dispatchAnswersContract } from "#tests/contracts/dispatchAnswersContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

dispatchAnswersContract("dispatch answers in memory", inMemory(), newTenantInMemory)
