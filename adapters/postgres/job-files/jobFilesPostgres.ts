import { Effect, Layer, Schema } from "effect"
import { KeptFile } from "#domain/job-files/JobFile.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

export const jobFilesPostgres = Layer.effect(
  JobFiles,
  Effect.gen(function* () {
    const database = yield* Database
    return JobFiles.of({
      of: Effect.fn("JobFiles.of")(function* (job) {
        const { id: tenantId } = yield* CurrentTenant
        return (yield* database.read((reading) =>
          reading.execute(`${select} and deleted_at is null order by at, id`, [tenantId, job])
        )).map((row) => toFile(row))
      }),
      find: Effect.fn("JobFiles.find")(function* (job, id) {
        const { id: tenantId } = yield* CurrentTenant
        const [row] = yield* database.read((reading) => reading.execute(`${select} and id = ?`, [tenantId, job, id]))
        return row && toFile(row)
      }),
      add: Effect.fn("JobFiles.add")(function* (
        job,
        { id, place, name, type, size, at, by, content, thumbnail, deletedAt }
      ) {
        const { id: tenantId } = yield* CurrentTenant
        const values = [
          tenantId,
          job,
          id,
          place,
          name,
          type,
          size,
          at,
          by?.id ?? null,
          by?.name ?? "",
          content,
          thumbnail,
          deletedAt
        ]
        yield* database.write((writing) => writing.execute(adding, values))
      }),
      setDeleted: Effect.fn("JobFiles.setDeleted")(function* (job, id, at) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write((writing) =>
          writing.execute("update job_file set deleted_at = ? where tenant_id = ? and job_id = ? and id = ?", [
            at,
            tenantId,
            job,
            id
          ])
        )
      }),
      forget: Effect.fn("JobFiles.forget")(function* (job, until) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.write((writing) =>
          writing.execute(
            `delete from job_file where tenant_id = ? and job_id = ? and deleted_at < ? returning ${columns}`,
            [tenantId, job, until]
          )
        )
        return rows.map((row) => toFile(row))
      })
    })
  })
)

const toFile = Schema.decodeUnknownSync(KeptFile)

const columns = `
  id, place, name, type, size, at::float8 as at, content_id as content, thumbnail_id as thumbnail, thumbnail_id is not null as "hasThumbnail",
  deleted_at::float8 as "deletedAt", case when by_id is null then null else json_build_object('id', by_id, 'name', by_name) end as by`
const select = `select ${columns} from job_file where tenant_id = ? and job_id = ?`
const adding = `
  insert into job_file (tenant_id, job_id, id, place, name, type, size, at, by_id, by_name, content_id, thumbnail_id, deleted_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
