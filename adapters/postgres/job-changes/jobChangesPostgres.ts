import { Clock, Effect, Layer, Schema } from "effect"
import { ChangedBy, JobChange, type JobChangeSearch, JobEvent } from "#domain/jobs/JobChange.ts"
import { JobChanges, stretch } from "#domain/jobs/JobChanges.ts"
import { partsOf } from "#domain/job-changes/partsOf.ts"
import { whoChanges } from "#domain/job-changes/whoChanges.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { traced } from "#domain/shared/traced.ts"
import { Database } from "../Database.ts"

export const jobChangesPostgres = Layer.effect(
  JobChanges,
  Effect.gen(function* () {
    const database = yield* Database
    const newId = yield* NewId
    return JobChanges.of({
      add: traced("JobChanges.add")(function* (job, what) {
        const { id: tenantId } = yield* CurrentTenant
        const by = yield* whoChanges
        const values = [
          tenantId,
          job,
          yield* newId.next,
          yield* Clock.currentTimeMillis,
          by?.id ?? null,
          by?.name ?? "",
          what._tag,
          partsOf(what),
          JSON.stringify(encode(what))
        ]
        yield* database.send((writing) => writing.execute(adding, values))
      }),
      list: traced("JobChanges.list")(function* (job, { size = stretch, ...search }) {
        const { id: tenantId } = yield* CurrentTenant
        const sought = [
          { sql: "tenant_id = ?", value: tenantId },
          { sql: "job_id = ?", value: job },
          ...filters(search)
        ]
        const rows = yield* database.read((reading) =>
          reading.execute(
            `select ${columns} from job_change where ${sought.map(({ sql }) => sql).join(" and ")} order by id desc limit ?`,
            [...sought.flatMap(({ value }) => (value === undefined ? [] : [value])), size + 1]
          )
        )
        const items = rows.slice(0, size).map((row) => toChange(row))
        return { items, next: rows.length > size ? items.at(-1)!.id : undefined }
      }),
      people: traced("JobChanges.people")(function* (job) {
        const { id: tenantId } = yield* CurrentTenant
        return (yield* database.read((reading) => reading.execute(people, [tenantId, job]))).map((row) => toPerson(row))
      })
    })
  })
)

const filters = ({
  after,
  by,
  kind,
  part
}: Omit<JobChangeSearch, "size">): ReadonlyArray<{ readonly sql: string; readonly value: unknown }> => [
  ...(after === undefined ? [] : [{ sql: "id < ?", value: after }]),
  ...(by === undefined
    ? []
    : [by === "none" ? { sql: "by_id is null", value: undefined } : { sql: "by_id = ?", value: by }]),
  ...(kind === undefined ? [] : [{ sql: "kind = ?", value: kind }]),
  ...(part === undefined ? [] : [{ sql: "? = any (parts)", value: part }])
]

const encode = Schema.encodeSync(JobEvent)
const toChange = Schema.decodeUnknownSync(JobChange)
const toPerson = Schema.decodeUnknownSync(ChangedBy)

const columns = `id, at::float8 as at, case when by_id is null then null else json_build_object('id', by_id, 'name', by_name) end as by, what`
const adding =
  "insert into job_change (tenant_id, job_id, id, at, by_id, by_name, kind, parts, what) values (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)"
const people = `
  select id, name from (
    select distinct on (by_id) by_id as id, by_name as name from job_change where tenant_id = ? and job_id = ? and by_id is not null order by by_id, job_change.id desc
  ) as latest order by lower(name), id`
