import { Schema } from "effect"
import { DayInstall } from "#domain/jobs/JobInstall.ts"
import { RelatedJob, type RelatedJobSearch, maxRelatedJobs, plateKey } from "#domain/jobs/JobSearch.ts"
import { normalizeVin } from "#domain/vin/vinFault.ts"
import type { Statements } from "../TenantTransaction.ts"

const toRelatedJob = Schema.decodeUnknownSync(RelatedJob)
const toDayInstall = Schema.decodeUnknownSync(DayInstall)

/** Returns a shop's earlier jobs of a customer, VIN or plate, newest first. Each lookup has its own index. */
export const relatedJobs = async (
  reading: Statements,
  tenantId: string,
  { customerId, vin = "", plate = "" }: RelatedJobSearch
): Promise<ReadonlyArray<RelatedJob>> => {
  const ways = [
    ...(customerId === undefined ? [] : [{ column: "customer_id", value: customerId as string }]),
    ...(normalizeVin(vin) === "" ? [] : [{ column: "vin", value: normalizeVin(vin) }]),
    ...(plateKey(plate) === "" ? [] : [{ column: "plate", value: plateKey(plate) }])
  ]
  if (ways.length === 0) return []
  const found = ways
    .map(
      ({ column }) =>
        `(select id from job where tenant_id = ? and ${column} = ? order by number desc limit ${maxRelatedJobs})`
    )
    .join(" union ")
  const rows = await reading.execute(
    `select job.id, job.number, job.stage, job.customer_id as "customerId", customer.customer_name as "customerName", job.vehicle, job.quoted_on as "quotedOn"
    from job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id
    where job.tenant_id = ? and job.id in (${found}) order by job.number desc limit ${maxRelatedJobs}`,
    [tenantId, ...ways.flatMap(({ value }) => [tenantId, value])]
  )
  return rows.map((row) => toRelatedJob(row))
}

/** Returns which installers have which jobs on a day. */
export const installsOn = async (
  reading: Statements,
  tenantId: string,
  day: string
): Promise<ReadonlyArray<DayInstall>> => {
  const rows = await reading.execute(onDay, [tenantId, day])
  return rows.map((row) => toDayInstall(row))
}

const onDay = `
  select job.id as "jobId", job.number, customer.customer_name as "customerName", job_installer.user_id as "userId", start_time as start, end_time as end
  from job
  join job_installer on job_installer.tenant_id = job.tenant_id and job_installer.job_id = job.id
  join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id
  where job.tenant_id = ? and job.install_date = ? order by job.number, position`
