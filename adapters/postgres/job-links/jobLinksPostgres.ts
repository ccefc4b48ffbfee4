import { defineEntity, type FilterQuery, p, raw } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { JobLink, JobLinks } from "#domain/documents/JobLinks.ts"
import type { PaymentAsk } from "#domain/documents/PaymentAsk.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { DayColumn, fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { decodeStored } from "../storedJson.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** Customers' links to documents of their jobs. Times in milliseconds UTC. */
const JobLinkSchema = defineEntity({
  name: "JobLinkRow",
  tableName: "job_link",
  ...tenantPolicy,
  indexes: [{ name: "job_link_by_job", properties: ["tenantId", "jobId", "id"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    jobId: p.uuid(),
    kind: p.text(),
    language: p.text(),
    offer: p.text(),
    asks: p.json<PaymentAsk>(),
    at: p.bigint("number"),
    expiresOn: p.type(DayColumn).$type<string>(),
    revokedAt: p.bigint("number").nullable(),
    openedAt: p.bigint("number").nullable(),
    opened: p.integer(),
    callbackAt: p.bigint("number").nullable(),
    callbackNote: p.text(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "job_link_job", onDelete: "restrict" })
  }
})

export class JobLinkRow extends JobLinkSchema.class {}
JobLinkSchema.setClass(JobLinkRow)

/** Fingerprints of the tokens that open a link, one per message sent. */
const JobLinkKeySchema = defineEntity({
  name: "JobLinkKeyRow",
  tableName: "job_link_key",
  ...tenantPolicy,
  indexes: [{ name: "job_link_key_by_link", properties: ["tenantId", "linkId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    linkId: p.uuid(),
    link: () =>
      belongsTo(JobLinkRow, { columns: ["tenant_id", "link_id"], key: "job_link_key_link", onDelete: "cascade" })
  }
})

export class JobLinkKeyRow extends JobLinkKeySchema.class {}
JobLinkKeySchema.setClass(JobLinkKeyRow)

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
      recordOpened: (id, now) =>
        Effect.asVoid(update({ id }, { openedAt: raw("coalesce(opened_at, ?)", [now]), opened: raw("opened + 1") })),
      revoke: (id, now) => Effect.map(update({ id, revokedAt: null }, { revokedAt: now }), (changed) => changed > 0),
      requestCallback: (id, note, now) => Effect.asVoid(update({ id }, { callbackAt: now, callbackNote: note }))
    })
  })
)

const toLink = decodeStored(JobLink)
