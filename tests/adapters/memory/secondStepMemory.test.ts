import { encryptionMemory } from "#adapters/memory/secretsMemory.ts"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { auditLogContract } from "#tests/contracts/auditLogContract.ts"
import { encryptionContract } from "#tests/contracts/encryptionContract.ts"
import { secondStepsContract } from "#tests/contracts/secondStepsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

secondStepsContract("second steps in memory", inMemory(), newTenantInMemory)
auditLogContract("an audit log in memory", inMemory(), newTenantInMemory)
encryptionContract("encryption in memory", encryptionMemory)
