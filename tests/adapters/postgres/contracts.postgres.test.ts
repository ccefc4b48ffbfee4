import { Effect, Layer } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { quotasMemory } from "#adapters/memory/quotasMemory.ts"
import { picturesMemory } from "#adapters/memory/filesMemory.ts"
import { idempotencyStorePostgres } from "#adapters/postgres/idempotencyStorePostgres.ts"
import { notificationsPostgres } from "#adapters/postgres/notifications/notificationsPostgres.ts"
import { ownBusinessPostgres } from "#adapters/postgres/business-information/ownBusinessPostgres.ts"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { pricingProfilesPostgres } from "#adapters/postgres/pricing-profiles/pricingProfilesPostgres.ts"
import { secondStepsPostgres } from "#adapters/postgres/second-step/secondStepsPostgres.ts"
import { quoteStorePostgres } from "#adapters/postgres/public-page/quoteStorePostgres.ts"
import { sessionsPostgres } from "#adapters/postgres/session/sessionsPostgres.ts"
import { addTenant } from "#adapters/postgres/tenants/addTenant.ts"
import { closingDayPostgres } from "#adapters/postgres/tenants/closingDayPostgres.ts"
import { tenantSettingsPostgres } from "#adapters/postgres/tenants/tenantSettingsPostgres.ts"
import { tenantsPostgres } from "#adapters/postgres/tenants/tenantsPostgres.ts"
import { idempotencyStoreContract } from "#tests/contracts/idempotencyStoreContract.ts"
import { businessInformationContract } from "../../contracts/businessInformationContract.ts"
import { customersContract } from "../../contracts/customersContract.ts"
import { customersListContract } from "../../contracts/customersListContract.ts"
import { jobsContract } from "../../contracts/jobsContract.ts"
import { jobsListContract } from "../../contracts/jobsListContract.ts"
import { notificationsContract } from "../../contracts/notificationsContract.ts"
import { pricingProfilesContract } from "../../contracts/pricingProfilesContract.ts"
import { publicPageContract } from "../../contracts/publicPageContract.ts"
import { quoteStoreContract } from "../../contracts/quoteStoreContract.ts"
import { sessionsContract } from "../../contracts/sessionsContract.ts"
import { closingDayContract } from "../../contracts/closingDayContract.ts"
import { tenantSettingsContract } from "../../contracts/tenantSettingsContract.ts"
import { tenantsListContract } from "../../contracts/tenantsListContract.ts"
import { tenantsContract } from "../../contracts/tenantsContract.ts"
import { transactionContract } from "../../contracts/transactionContract.ts"
import { usersContract } from "../../contracts/usersContract.ts"
import { fileStorageLayer } from "../../support/keptFiles.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(
  tenantsPostgres,
  ownBusinessPostgres,
  fileStorageLayer,
  quotasMemory,
  picturesMemory,
  newIdV7,
  tenantSettingsPostgres,
  closingDayPostgres,
  usersPostgres,
  notificationsPostgres,
  quoteStorePostgres,
  sessionsPostgres(0),
  secondStepsPostgres,
  customersPostgres,
  pricingProfilesPostgres,
  locationsPostgres,
  jobsPostgres,
  idempotencyStorePostgres,
  Database.transactions
).pipe(Layer.provideMerge(testDatabase))

quoteStoreContract("public quotes in PostgreSQL", keepers, newTenant)
notificationsContract("notifications in PostgreSQL", keepers, newTenant)
customersContract("customers in PostgreSQL", keepers, newTenant)
customersListContract("customer lists in PostgreSQL", keepers, newTenant)
pricingProfilesContract("pricing profiles in PostgreSQL", keepers, newTenant)
jobsContract("jobs in PostgreSQL", keepers, newTenant)
jobsListContract("job lists in PostgreSQL", keepers, newTenant)
usersContract("users in PostgreSQL", keepers, newTenant)
sessionsContract("sessions in PostgreSQL", keepers, newTenant)
transactionContract("a transaction in PostgreSQL", keepers, newTenant)
tenantSettingsContract("shop settings in PostgreSQL", keepers, newTenant)
closingDayContract("closing days in PostgreSQL", keepers, newTenant, { waits: true })
tenantsListContract("shop lists in PostgreSQL", keepers, (tenant) => Effect.asVoid(addTenant(tenant)))
tenantsContract("shops in PostgreSQL", keepers, (tenant) => Effect.asVoid(addTenant(tenant)))
idempotencyStoreContract("stored responses in PostgreSQL", keepers, newTenant)
businessInformationContract("business information in PostgreSQL", keepers, (tenant) => Effect.asVoid(addTenant(tenant)))
publicPageContract("public pages in PostgreSQL", keepers, (tenant) => Effect.asVoid(addTenant(tenant)))
