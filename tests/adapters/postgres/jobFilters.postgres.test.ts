import { Layer } from "effect"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { jobFiguresPostgres } from "#adapters/postgres/dashboard/jobFiguresPostgres.ts"
import { insurersPostgres } from "#adapters/postgres/insurers/insurersPostgres.ts"
import { creditNotesPostgres } from "#adapters/postgres/jobs/creditNotesPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { jobFiltersContract } from "../../contracts/jobFiltersContract.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(
  customersPostgres,
  locationsPostgres,
  usersPostgres,
  jobsPostgres,
  jobFiguresPostgres,
  creditNotesPostgres,
  insurersPostgres.layer
).pipe(Layer.provideMerge(testDatabase))

jobFiltersContract("job filters and figures in PostgreSQL", keepers, newTenant)
