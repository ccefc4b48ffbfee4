import { addressesMemory } from "#adapters/memory/serverMemory.ts"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { passwordsMemory } from "#adapters/memory/passwordsMemory.ts"
import { secretsMemory } from "#adapters/memory/secretsMemory.ts"
import { addressesContract } from "#tests/contracts/addressesContract.ts"
import { knownDevicesContract } from "#tests/contracts/knownDevicesContract.ts"
import { passwordsContract } from "#tests/contracts/passwordsContract.ts"
import { secretsContract } from "#tests/contracts/secretsContract.ts"
import { sessionsContract } from "#tests/contracts/sessionsContract.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

sessionsContract("sessions in memory", inMemory(), newTenantInMemory)
passwordsContract("passwords in memory", passwordsMemory)
secretsContract("secrets in memory", secretsMemory)
addressesContract("addresses in memory", addressesMemory)
knownDevicesContract("known devices in memory", inMemory(), newTenantInMemory)
