import { defineEntity, LockMode, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { KeptFile } from "#domain/job-files/JobFile.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldValues, personOf } from "../columns.ts"
import { Database } from "../Database.ts"
import { FileRow } from "../files/FileRow.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { tenantWall } from "../tenantWall.ts"

const JobFileSchema = defineEntity({
  name: "JobFileRow",
  tableName: "job_file",
  ...tenantWall,
  indexes: [
    {
      name: "job_file_by_content",
      expression: "CREATE INDEX job_file_by_content ON public.job_file USING btree (tenant_id, content_id)"
    },
    {
      name: "job_file_by_thumbnail",
      expression: "CREATE INDEX job_file_by_thumbnail ON public.job_file USING btree (tenant_id, thumbnail_id)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    /** The browser's name for it. */
    id: p.uuid().primary(),
    place: p.text(),
    name: p.text(),
    type: p.text(),
    size: p.integer(),
    at: p.bigint("number"),
    /** No key to the person: the file stays when they are gone. */
    byId: p.uuid().nullable(),
    byName: p.text(),
    content: p.uuid().name("content_id"),
    thumbnail: p.uuid().nullable().name("thumbnail_id"),
    deletedAt: p.bigint("number").nullable(),
    contentFile: () =>
      belongsTo(FileRow, { columns: ["tenant_id", "content_id"], key: "job_file_content", onDelete: "restrict" }),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "job_file_job", onDelete: "restrict" }),
    thumbnailFile: () =>
      belongsTo(FileRow, { columns: ["tenant_id", "thumbnail_id"], key: "job_file_thumbnail", onDelete: "restrict" })
  }
})

export class JobFileRow extends JobFileSchema.class {}
JobFileSchema.setClass(JobFileRow)

export const jobFilesPostgres = Layer.effect(
  JobFiles,
  Effect.gen(function* () {
    const database = yield* Database
    return JobFiles.of({
      of: Effect.fn("JobFiles.of")(function* (jobId) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(
            JobFileRow,
            { tenantId, jobId, deletedAt: null },
            { orderBy: { at: "asc", id: "asc" }, disableIdentityMap: true }
          )
        )
        return rows.map(toFile)
      }),
      find: Effect.fn("JobFiles.find")(function* (jobId, id) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query((em) =>
          em.findOne(JobFileRow, { tenantId, jobId, id }, { disableIdentityMap: true })
        )
        return row === null ? undefined : toFile(row)
      }),
      add: Effect.fn("JobFiles.add")(function* (jobId, { by, hasThumbnail: _, ...file }) {
        const { id: tenantId } = yield* CurrentTenant
        const row = { ...file, tenantId, jobId, byId: by?.id ?? null, byName: by?.name ?? "" }
        yield* database.query((em) => em.insert(JobFileRow, row))
      }),
      setDeleted: Effect.fn("JobFiles.setDeleted")(function* (jobId, id, deletedAt) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) => em.nativeUpdate(JobFileRow, { tenantId, jobId, id }, { deletedAt }))
      }),
      forget: Effect.fn("JobFiles.forget")(function* (jobId, until) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.query(async (em) => {
          const old = await em.find(
            JobFileRow,
            { tenantId, jobId, deletedAt: { $lt: until } },
            { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true }
          )
          await em.nativeDelete(JobFileRow, { tenantId, jobId, id: { $in: old.map(({ id }) => id) } })
          return old.map(toFile)
        })
      })
    })
  })
)

const decode = Schema.decodeUnknownSync(KeptFile)
const toFile = (row: JobFileRow): KeptFile =>
  decode({ ...fieldValues(row), by: personOf(row.byId, row.byName), hasThumbnail: row.thumbnail !== null })
