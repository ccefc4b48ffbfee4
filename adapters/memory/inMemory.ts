import { Layer } from "effect"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { addressesMemory } from "./addressesMemory.ts"
import { answeredMemory } from "./answeredMemory.ts"
import { bulkRunsMemory } from "./bulkRunsMemory.ts"
import { attemptsMemory } from "./attemptsMemory.ts"
import { callerMemory } from "./callerMemory.ts"
import { commonPasswordsMemory } from "./commonPasswordsMemory.ts"
import { customersMemory } from "./customersMemory.ts"
import { filesMemory } from "./filesMemory.ts"
import { jobsMemory } from "./jobsMemory.ts"
import { listViewsMemory } from "./listViewsMemory.ts"
import { locationsMemory } from "./locationsMemory.ts"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { mailerMemory } from "./mailerMemory.ts"
import { outboxMemory } from "./outboxMemory.ts"
import { passwordResetsMemory } from "./passwordResetsMemory.ts"
import { passwordsMemory } from "./passwordsMemory.ts"
import { picturesMemory } from "./picturesMemory.ts"
import { pricingProfilesMemory } from "./pricingProfilesMemory.ts"
import { productCategoriesMemory } from "./productCategoriesMemory.ts"
import { productsMemory } from "./productsMemory.ts"
import { secretsMemory } from "./secretsMemory.ts"
import { sessionsMemory } from "./sessionsMemory.ts"
import { Shelves } from "./Shelves.ts"
import { signInEmailsMemory } from "./signInEmailsMemory.ts"
import { tenantSettingsMemory } from "./tenantSettingsMemory.ts"
import { tenantsMemory } from "./tenantsMemory.ts"
import { tokenJarMemory } from "./tokenJarMemory.ts"
import { transactionMemory } from "./transactionMemory.ts"
import { usersMemory } from "./usersMemory.ts"

/** The whole back of the house in memory, with these shops and nothing in them. Each build forgets the one before. */
export const inMemory = (shops: ReadonlyArray<Tenant> = []) =>
  Layer.mergeAll(
    tenantsMemory(shops), tenantSettingsMemory, usersMemory, sessionsMemory, passwordsMemory, secretsMemory, addressesMemory, tokenJarMemory, newIdV7,
    customersMemory, filesMemory, picturesMemory, pricingProfilesMemory, locationsMemory, productCategoriesMemory, productsMemory, jobsMemory, transactionMemory, answeredMemory, listViewsMemory, bulkRunsMemory, commonPasswordsMemory, attemptsMemory, callerMemory,
    passwordResetsMemory, signInEmailsMemory, outboxMemory, mailerMemory, Shelves.empty
  )
