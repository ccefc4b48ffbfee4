import { Layer } from "effect"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { knownDevicesPostgres } from "#adapters/postgres/session/knownDevicesPostgres.ts"
import { batchContract } from "../../contracts/batchContract.ts"
import { filesContract } from "../../contracts/filesContract.ts"
import { knownDevicesContract } from "../../contracts/knownDevicesContract.ts"
import { listedUsers } from "../../contracts/listedThings.ts"
import { usersChangeContract } from "../../contracts/usersChangeContract.ts"
import { usersListContract } from "../../contracts/usersListContract.ts"
import { fileStorageLayer } from "../../support/keptFiles.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(usersPostgres, knownDevicesPostgres, fileStorageLayer, locationsPostgres).pipe(
  Layer.provideMerge(testDatabase)
)

usersListContract("user lists in PostgreSQL", keepers, newTenant)
filesContract("files in PostgreSQL", keepers, newTenant)
batchContract("users in batches in PostgreSQL", keepers, newTenant, listedUsers)
usersChangeContract("adding and changing users in PostgreSQL", keepers, newTenant)
knownDevicesContract("known devices in PostgreSQL", keepers, newTenant)
