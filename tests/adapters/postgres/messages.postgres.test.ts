import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { jobLinksPostgres } from "#adapters/postgres/job-links/jobLinksPostgres.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { messagesPostgres } from "#adapters/postgres/messages/messagesPostgres.ts"
import { smsConsentsPostgres } from "#adapters/postgres/messages/smsConsentsPostgres.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { withTenant } from "../../contracts/fresh.ts"
import { messagesContract } from "../../contracts/messagesContract.ts"
import { newTenant, testDatabase, testSettings } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(
  messagesPostgres,
  jobLinksPostgres,
  smsConsentsPostgres.pipe(Layer.provide(newIdV7)),
  customersPostgres,
  locationsPostgres,
  jobsPostgres,
  newIdV7
).pipe(
  Layer.provideMerge(Layer.mergeAll(testDatabase, WorkQueue.layer.pipe(Layer.provide([testSettings, testDatabase]))))
)

messagesContract("messages, links and consent in PostgreSQL", keepers, newTenant)

layer(keepers, { excludeTestServices: true })("consent in PostgreSQL", (it) => {
  it.effect("cannot be changed or deleted by the application", () =>
    Effect.gen(function* () {
      const tenant = yield* newTenant
      yield* SmsConsents.use((consents) =>
        consents.add({ phone: "+16025550100", kind: "stopped", place: "phone", wording: "STOP", by: "", at: 1 })
      ).pipe(withTenant(tenant))
      for (const sql of ["update sms_consent set kind = 'given'", "delete from sms_consent"]) {
        const exit = yield* Database.use(({ write }) => write(({ execute }) => execute(sql, []))).pipe(
          withTenant(tenant),
          Effect.exit
        )
        assert.include(String(exit), "permission denied")
      }
    })
  )
})
