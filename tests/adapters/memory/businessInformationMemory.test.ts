import { inMemory } from "#adapters/memory/inMemory.ts"
import { businessInformationContract } from "#tests/contracts/businessInformationContract.ts"
import { addTenantInMemory } from "./newTenantInMemory.ts"

businessInformationContract("business information in memory", inMemory(), addTenantInMemory)
