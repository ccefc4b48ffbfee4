import { Effect, Layer } from "effect"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { maxBoardJobs, maxWaitingJobs, type ScheduledJob, ScheduledJobs } from "#domain/schedule/ScheduledJobs.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import { Database } from "../Database.ts"

export const scheduledJobsPostgres = Layer.effect(
  ScheduledJobs,
  Effect.gen(function* () {
    const database = yield* Database
    return ScheduledJobs.of({
      between: traced("ScheduledJobs.between")(function* (from, to, { locationId, installerId }) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) =>
          reading.execute(planned(locationId !== undefined, installerId !== undefined), [
            tenantId,
            from,
            to,
            ...(locationId === undefined ? [] : [locationId]),
            ...(installerId === undefined ? [] : [installerId])
          ])
        )
        return rows.map(toJob)
      }),
      waiting: traced("ScheduledJobs.waiting")(function* (until, { locationId }) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) =>
          reading.execute(waiting(locationId !== undefined), [
            tenantId,
            until,
            ...(locationId === undefined ? [] : [locationId])
          ])
        )
        return rows.map(toJob)
      })
    })
  })
)

/** Rows written by an older build lack fields that installations have gained since. */
const toJob = (row: object): ScheduledJob => {
  const job = row as ScheduledJob
  return { ...job, install: { ...emptyInstall, ...job.install } }
}

const facts = `
  job.id, job.version, job.number, job.stage, customer.customer_name as "customerName", customer.phone_numbers as "phoneNumbers",
  job.vehicle_text as vehicle, job.location_id as "locationId", job.install, job.parts_status as "partsStatus",
  coalesce(jsonb_typeof(job.insurance) = 'object', false) as "isInsured",
  job.payment_state as payment,
  (exists (select from signature where tenant_id = job.tenant_id and job_id = job.id)
    or exists (select from site_event where tenant_id = job.tenant_id and job_id = job.id and deed ->> '_tag' = 'signature')) as "isSigned",
  case when job.install ->> 'repairLocation' = 'mobile'
    then coalesce(nullif(job.install -> 'address', 'null'), customer.shipping_address, customer.billing_address) end as address,
  coalesce((
    select jsonb_agg(jsonb_build_object('kind', kind, 'partNumber', part_number, 'description', description, 'status', status) order by position)
    from estimate_line where tenant_id = job.tenant_id and job_id = job.id and kind <> 'labor'
  ), '[]') as lines`

const itsCustomer =
  "join customer on customer.tenant_id = found.tenant_id and customer.id = found.customer_id join job on job.tenant_id = found.tenant_id and job.id = found.id"

const planned = (isOfLocation: boolean, isOfInstaller: boolean) => `
  with found as (
    select tenant_id, id, customer_id, install_date, number from job
    where tenant_id = ? and install_date between ? and ? and lead_installer_id is not null and credit is null
      ${isOfLocation ? "and location_id = ?" : ""}
      ${isOfInstaller ? "and exists (select from job_installer where tenant_id = job.tenant_id and job_id = job.id and user_id = ?)" : ""}
    order by install_date, number limit ${maxBoardJobs}
  )
  select ${facts} from found ${itsCustomer} order by found.install_date, found.number`

/** Must match the predicate of the index `job_waiting` word for word. */
export const isWaiting =
  "stage = 'workorder' and coalesce(install ->> 'complete', '') <> 'true' and (install_date is null or lead_installer_id is null or coalesce(install #>> '{installers,0,start}', '') = '')"

const waiting = (isOfLocation: boolean) => `
  with found as (
    select tenant_id, id, customer_id, install_date, number from job
    where tenant_id = ? and ${isWaiting} and (install_date is null or install_date <= ?) ${isOfLocation ? "and location_id = ?" : ""}
    order by install_date, number limit ${maxWaitingJobs}
  )
  select ${facts} from found ${itsCustomer} order by found.install_date, found.number`
