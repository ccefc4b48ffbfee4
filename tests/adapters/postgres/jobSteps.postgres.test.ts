import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { jobPresencePostgres } from "#adapters/postgres/job-presence/jobPresencePostgres.ts"
import { creditNotesPostgres } from "#adapters/postgres/jobs/creditNotesPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { freshCustomer, freshJob, freshLocation, withTenant } from "../../contracts/fresh.ts"
import { jobStepsContract } from "../../contracts/jobStepsContract.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(
  customersPostgres,
  locationsPostgres,
  jobsPostgres,
  creditNotesPostgres,
  jobPresencePostgres
).pipe(Layer.provideMerge(testDatabase))

jobStepsContract("job steps in PostgreSQL", keepers, newTenant)

layer(keepers, { excludeTestServices: true })("a job row from an older version", (it) => {
  it.effect("reads with its claim and installation unchanged and newer fields empty", () =>
    Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const [customer, location] = [freshCustomer(), freshLocation()]
      yield* (yield* Customers).add(customer).pipe(shop)
      yield* (yield* Locations).add(location).pipe(shop)
      const jobs = yield* Jobs
      const job = freshJob(customer, location, { number: 1001 })
      yield* jobs.add(job).pipe(shop)
      const { write } = yield* Database
      const install = { date: "2026-12-01", timeFrame: "morning", repairLocation: "mobile", notes: "Gate code" }
      const insurance = {
        company: "Saguaro Mutual",
        claimNumber: "C-1",
        policyNumber: "",
        dateOfLoss: "",
        causeOfLoss: "101",
        agent: "",
        referralDate: "",
        signatureOnFile: true,
        deductible: 100,
        rebate: 0
      }
      yield* write((writing) =>
        writing.execute("update job set install = ?::jsonb, insurance = ?::jsonb where id = ?", [
          JSON.stringify(install),
          JSON.stringify(insurance),
          job.id
        ])
      ).pipe(shop)
      const read = yield* jobs.get(job.id).pipe(shop)
      assert.deepStrictEqual(
        [read.install, read.insurance],
        [
          { ...emptyInstall, ...install },
          { ...emptyInsurance, ...insurance }
        ]
      )
    })
  )
})
