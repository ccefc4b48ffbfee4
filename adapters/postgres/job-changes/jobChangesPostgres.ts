import { defineEntity, type FilterQuery, p } from "@mikro-orm/postgresql"
import { Clock, Effect, Layer, Schema } from "effect"
import { sectionsOf } from "#domain/job-changes/sectionsOf.ts"
import { currentAuthor } from "#domain/job-changes/currentAuthor.ts"
import { Author, JobChange, type JobChangeSearch, JobEvent } from "#domain/jobs/JobChange.ts"
import { JobChanges, defaultPageSize } from "#domain/jobs/JobChanges.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { traced } from "#domain/shared/traced.ts"
import { fieldValues, personOf } from "../columns.ts"
import { Database } from "../Database.ts"
import { insertRows } from "../insertRows.ts"
import { decodeStored } from "../storedJson.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** The change history of a shop's jobs. The application may only insert and select. */
const JobChangeSchema = defineEntity({
  name: "JobChangeRow",
  tableName: "job_change",
  ...tenantPolicy,
  properties: {
    tenantId: p.uuid().primary(),
    /** Not a foreign key: the history of a deleted quote is kept in case it is restored. */
    jobId: p.uuid().primary(),
    /** Ids are time-ordered, so the primary key is also the order of the timeline. */
    id: p.uuid().primary(),
    at: p.bigint("number"),
    /** Not a foreign key: the entry outlives the user. */
    byId: p.uuid().nullable(),
    byName: p.text(),
    kind: p.text(),
    parts: p.array(),
    what: p.json<JobEvent>()
  }
})

export class JobChangeRow extends JobChangeSchema.class {}
JobChangeSchema.setClass(JobChangeRow)

export const jobChangesPostgres = Layer.effect(
  JobChanges,
  Effect.gen(function* () {
    const database = yield* Database
    const newId = yield* NewId
    return JobChanges.of({
      add: traced("JobChanges.add")(function* (job, what) {
        const { id: tenantId } = yield* CurrentTenant
        const by = yield* currentAuthor
        const change = {
          tenantId,
          jobId: job,
          id: yield* newId.next,
          at: yield* Clock.currentTimeMillis,
          byId: by?.id ?? null,
          byName: by?.name ?? "",
          kind: what._tag,
          parts: sectionsOf(what),
          what: encode(what)
        }
        // Written whenever a job is created or saved, hence a prepared statement (bench: "create a job").
        yield* database.send((writing) => insertRows(writing, JobChangeRow, [change]))
      }),
      list: traced("JobChanges.list")(function* (job, { size = defaultPageSize, ...search }) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(
            JobChangeRow,
            { $and: [{ tenantId, jobId: job }, ...filters(search)] },
            { orderBy: { id: "desc" }, limit: size + 1, disableIdentityMap: true }
          )
        )
        const items = rows
          .slice(0, size)
          .map((row) => toChange({ ...fieldValues(row), by: personOf(row.byId, row.byName) }))
        return { items, next: rows.length > size ? items.at(-1)!.id : undefined }
      }),
      authors: traced("JobChanges.authors")(function* (job) {
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
}: Omit<JobChangeSearch, "size">): ReadonlyArray<FilterQuery<JobChangeRow>> => [
  ...(after === undefined ? [] : [{ id: { $lt: after } }]),
  ...(by === undefined ? [] : [{ byId: by === "none" ? null : by }]),
  ...(kind === undefined ? [] : [{ kind }]),
  ...(part === undefined ? [] : [{ parts: { $contains: [part] } }])
]

const encode = Schema.encodeSync(JobEvent)
const toChange = decodeStored(JobChange)
const toPerson = Schema.decodeUnknownSync(Author)

const people = `
  select id, name from (
    select distinct on (by_id) by_id as id, by_name as name from job_change where tenant_id = ? and job_id = ? and by_id is not null order by by_id, job_change.id desc
  ) as latest order by lower(name), id`
