import { Effect, Schema } from "effect"
import { columnsJson } from "#adapters/postgres/columns.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { insertRows } from "#adapters/postgres/insertRows.ts"
import { JobChangeRow } from "#adapters/postgres/job-changes/jobChangesPostgres.ts"
import { CreditNoteRow } from "#adapters/postgres/jobs/creditNotesPostgres.ts"
import { EstimateLineRow, JobInstallerRow, PaymentRow } from "#adapters/postgres/jobs/jobDetailRows.ts"
import { JobRow } from "#adapters/postgres/jobs/JobRow.ts"
import { toInstallerRows, toJobRow, toLineRows, toPaymentRows } from "#adapters/postgres/jobs/jobRows.ts"
import { NumberSeriesRow } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { sectionsOf } from "#domain/job-changes/sectionsOf.ts"
import { CreditNote } from "#domain/jobs/CreditNote.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { JobEvent } from "#domain/jobs/JobChange.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { DatedEvent } from "./eventsOf.ts"
import type { Story } from "./Story.ts"

/** A job to write, with its timeline and its credit note if any. */
export interface GeneratedJob {
  readonly story: Story
  readonly job: Job
  readonly events: ReadonlyArray<DatedEvent>
  readonly note: CreditNote | undefined
}

/** Jobs per statement. */
const atOnce = 200

/** Writes jobs with all related rows in batches; the shop's next numbers follow `last`. */
export const writeYears = Effect.fn("writeYears")(function* (
  kept: ReadonlyArray<GeneratedJob>,
  last: Readonly<Record<"job" | "invoice" | "credit", number>>
) {
  const { id: tenantId } = yield* CurrentTenant
  const { write } = yield* Database
  for (let at = 0; at < kept.length; at += atOnce) {
    const batch = kept.slice(at, at + atOnce)
    const jobs = batch.map(({ job }) => job)
    const changes = yield* Effect.forEach(
      batch.flatMap(({ events, job }) => events.map((event) => ({ job, event }))),
      ({ event, job }) => changeRow(tenantId, job, event)
    )
    const notes = batch.flatMap(({ note }) => (note === undefined ? [] : [{ ...encodeNote(note), tenantId }]))
    yield* write((writing) =>
      Promise.all([
        insertRows(
          writing,
          JobRow,
          jobs.map((job) => toJobRow(job, tenantId))
        ),
        insertRows(
          writing,
          EstimateLineRow,
          jobs.flatMap((job) => toLineRows(job, tenantId))
        ),
        insertRows(
          writing,
          PaymentRow,
          jobs.flatMap((job) => toPaymentRows(job, tenantId))
        ),
        insertRows(
          writing,
          JobInstallerRow,
          jobs.flatMap((job) => toInstallerRows(job, tenantId))
        ),
        insertRows(writing, JobChangeRow, changes),
        insertRows(writing, CreditNoteRow, notes)
      ])
    )
  }
  const series = Object.entries(last)
    .filter(([, number]) => number > 0)
    .map(([name, number]) => ({ tenantId, series: name, last: number }))
  yield* write((writing) => writing.execute(numbersTaken, [columnsJson(NumberSeriesRow, series)]))
})

const changeRow = Effect.fnUntraced(function* (tenantId: string, job: Job, { at, by, what }: DatedEvent) {
  const id = yield* (yield* NewId).next
  return {
    tenantId,
    jobId: job.id,
    id,
    at,
    byId: by?.id ?? null,
    byName: by?.name ?? "",
    kind: what._tag,
    parts: sectionsOf(what),
    what: encodeEvent(what)
  }
})

const encodeEvent = Schema.encodeSync(JobEvent)
const encodeNote = Schema.encodeSync(CreditNote)

const numbersTaken = `
  insert into number_series (tenant_id, series, last) select tenant_id, series, last from jsonb_populate_recordset(null::number_series, ?)
  on conflict (tenant_id, series) do update set last = greatest(number_series.last, excluded.last)`
