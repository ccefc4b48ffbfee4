import { inMemory } from "#adapters/memory/inMemory.ts"
import { linkPaymentsContract } from "#tests/contracts/linkPaymentsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

linkPaymentsContract("paying by a link in memory", inMemory(), newTenantInMemory)
