import { type FilterQuery, raw } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { JobLink, JobLinks } from "#domain/documents/JobLinks.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { JobLinkKeyRow } from "./JobLinkKeyRow.ts"
import { JobLinkRow } from "./JobLinkRow.ts"
import { decodeStored } from "../storedJson.ts"

export const jobLinksPostgres = Layer.effect(
  JobLinks,
  Effect.gen(function* () {
    const database = yield* Database
    const update = Effect.fnUntraced(function* (where: FilterQuery<JobLinkRow>, values: object) {
      const { id: tenantId } = yield* CurrentTenant
      return yield* database.query((em) => em.nativeUpdate(JobLinkRow, { $and: [{ tenantId }, where] }, values))
    })
    return JobLinks.of({
      add: Effect.fnUntraced(function* (link) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) => em.insert(JobLinkRow, { ...link, tenantId }))
      }),
      addKey: Effect.fnUntraced(function* (linkId, fingerprint) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) => em.insert(JobLinkKeyRow, { tenantId, fingerprint, linkId }))
      }),
      byKey: Effect.fnUntraced(function* (fingerprint) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query(async (em) => {
          const key = await em.findOne(JobLinkKeyRow, { tenantId, fingerprint }, { disableIdentityMap: true })
          return key && (await em.findOne(JobLinkRow, { tenantId, id: key.linkId }, { disableIdentityMap: true }))
        })
        return row === null ? undefined : toLink(fieldValues(row))
      }),
      ofJob: Effect.fnUntraced(function* (jobId) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(JobLinkRow, { tenantId, jobId }, { orderBy: { id: "desc" }, disableIdentityMap: true })
        )
        return rows.map((row) => toLink(fieldValues(row)))
      }),
      open: (id, now) =>
        Effect.asVoid(update({ id }, { openedAt: raw("coalesce(opened_at, ?)", [now]), opened: raw("opened + 1") })),
      revoke: (id, now) => Effect.map(update({ id, revokedAt: null }, { revokedAt: now }), (changed) => changed > 0),
      askCallback: (id, note, now) => Effect.asVoid(update({ id }, { callbackAt: now, callbackNote: note }))
    })
  })
)

const toLink = decodeStored(JobLink)
