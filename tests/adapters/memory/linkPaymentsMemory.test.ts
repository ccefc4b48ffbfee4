import { inMemory } from "#adapters/memory/inMemory.ts"
import { linkPaymentsContract } from "#tests/contracts/linkPaymentsContract.ts"
import { cardSandbox } from "#tests/support/cardSandbox.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

linkPaymentsContract("link payments in memory", inMemory(), newTenantInMemory, cardSandbox())
