import { shopUrlsMemory } from "#adapters/memory/serverMemory.ts"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { passwordsMemory } from "#adapters/memory/passwordsMemory.ts"
import { secretsMemory } from "#adapters/memory/secretsMemory.ts"
import { shopUrlsContract } from "#tests/contracts/shopUrlsContract.ts"
import { knownDevicesContract } from "#tests/contracts/knownDevicesContract.ts"
import { passwordsContract } from "#tests/contracts/passwordsContract.ts"
import { secretsContract } from "#tests/contracts/secretsContract.ts"
import { sessionsContract } from "#tests/contracts/sessionsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

sessionsContract("sessions in memory", inMemory(), newTenantInMemory)
passwordsContract("passwords in memory", passwordsMemory)
secretsContract("secrets in memory", secretsMemory)
shopUrlsContract("addresses in memory", shopUrlsMemory)
knownDevicesContract("known devices in memory", inMemory(), newTenantInMemory)
