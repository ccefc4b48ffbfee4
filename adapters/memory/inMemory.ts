import { Layer } from "effect"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { addressesMemory } from "./addressesMemory.ts"
import { answeredMemory } from "./answeredMemory.ts"
import { customersMemory } from "./customersMemory.ts"
import { jobsMemory } from "./jobsMemory.ts"
import { locationsMemory } from "./locationsMemory.ts"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { passwordsMemory } from "./passwordsMemory.ts"
import { pricingProfilesMemory } from "./pricingProfilesMemory.ts"
import { secretsMemory } from "./secretsMemory.ts"
import { sessionsMemory } from "./sessionsMemory.ts"
import { Shelves } from "./Shelves.ts"
import { tenantsMemory } from "./tenantsMemory.ts"
import { tokenJarMemory } from "./tokenJarMemory.ts"
import { transactionMemory } from "./transactionMemory.ts"
import { usersMemory } from "./usersMemory.ts"

/** The whole back of the house in memory, with these shops and nothing in them. Each build forgets the one before. */
export const inMemory = (shops: ReadonlyArray<Tenant> = []) =>
  Layer.mergeAll(
    tenantsMemory(shops), usersMemory, sessionsMemory, passwordsMemory, secretsMemory, addressesMemory, tokenJarMemory, newIdV7,
    customersMemory, pricingProfilesMemory, locationsMemory, jobsMemory, transactionMemory, answeredMemory, Shelves.empty
  )
