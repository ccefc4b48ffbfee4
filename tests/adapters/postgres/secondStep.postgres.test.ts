import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { auditLogPostgres } from "#adapters/postgres/audit/auditLogPostgres.ts"
import { forgetOldAudit } from "#adapters/postgres/audit/forgetOldAudit.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { secondStepsPostgres } from "#adapters/postgres/second-step/secondStepsPostgres.ts"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { auditRetentionDays } from "#domain/audit/AuditEvent.ts"
import { AuditLog } from "#domain/audit/AuditLog.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { auditLogContract } from "../../contracts/auditLogContract.ts"
import { withTenant } from "../../contracts/fresh.ts"
import { secondStepsContract } from "../../contracts/secondStepsContract.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

const keepers = Layer.mergeAll(secondStepsPostgres, auditLogPostgres, usersPostgres, newIdV7).pipe(
  Layer.provideMerge(testDatabase)
)

secondStepsContract("second steps in PostgreSQL", keepers, newTenant)
auditLogContract("an audit log in PostgreSQL", keepers, newTenant)

layer(keepers, { excludeTestServices: true })("audit log retention", (it) => {
  it.effect("deletes entries past the retention period as the owner, and keeps those a day younger", () =>
    Effect.gen(function* () {
      const log = yield* AuditLog
      const shop = withTenant(yield* newTenant)
      const day = 86_400_000
      const ages = [auditRetentionDays + 1, auditRetentionDays - 1, 0]
      for (const age of ages) yield* log.add(entry(Date.now() - age * day)).pipe(shop)
      const owner = new pg.Client(inject("ownerUrl"))
      yield* Effect.promise(() => owner.connect())
      yield* Effect.promise(() => forgetOldAudit(owner)).pipe(Effect.ensuring(Effect.promise(() => owner.end())))
      const left = (yield* log.search({ size: 100 }).pipe(shop)).items.map(({ at }) =>
        Math.round((Date.now() - at) / day)
      )
      assert.deepStrictEqual(left, [0, auditRetentionDays - 1])
    })
  )
})

const entry = (at: number) => ({
  id: `${at
    .toString(16)
    .padStart(12, "0")
    .replace(/(.{8})/, "$1-")}-7000-8000-${crypto.randomUUID().slice(24)}`,
  at,
  kind: "signedIn" as const,
  userId: UserId.make(crypto.randomUUID()),
  userName: "Bea Diaz",
  byName: "",
  method: "password" as const,
  refused: null,
  device: "",
  network: "",
  list: "",
  format: null,
  rows: null,
  detail: ""
})
