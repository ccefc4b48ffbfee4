import type { JobGrouping } from "#domain/jobs/JobSearch.ts"

/** What groups a job, by columns of `job` and of the join: its key, the shop's name for it, and its place as a text that sorts. */
interface JobGroupSql {
  readonly join?: string
  readonly key: string
  readonly name?: string
  readonly place: string
}

const named = (name: string, id: string) => `'1' || lower(${name} collate "und-x-icu") || ' ' || ${id}`
const week = "to_char(job.install_date - (extract(isodow from job.install_date)::int - 1), 'YYYY-MM-DD')"

const groups: Readonly<Record<JobGrouping, JobGroupSql>> = {
  stage: { key: "job.stage", place: "case job.stage when 'quote' then '1' when 'workorder' then '2' else '3' end" },
  location: {
    join: "join location on location.tenant_id = job.tenant_id and location.id = job.location_id",
    key: "location.id::text", name: "location.location_name", place: named("location.location_name", "location.id::text")
  },
  installer: {
    join: `left join lateral (
      select shop_user.id::text as id, btrim(concat_ws(' ', first_name, last_name)) as name
      from job_installer join shop_user on shop_user.tenant_id = job_installer.tenant_id and shop_user.id = job_installer.user_id
      where job_installer.tenant_id = job.tenant_id and job_installer.job_id = job.id order by position limit 1) as lead on true`,
    key: "coalesce(lead.id, '')", name: "coalesce(lead.name, '')", place: `case when lead.id is null then '2' else ${named("lead.name", "lead.id")} end`
  },
  insurer: {
    key: "job.insurer", name: "btrim(coalesce(job.insurance ->> 'company', ''))", place: "case when job.insurer = '' then '2' else '1' || job.insurer end"
  },
  payment: {
    key: "coalesce(job.payment_state, '')", place: "case job.payment_state when 'unpaid' then '1' when 'partlyPaid' then '2' when 'paid' then '3' else '4' end"
  },
  installWeek: { key: `coalesce(${week}, '')`, place: `coalesce(${week}, '9999')` }
}

/** How a jobs list is grouped: what is joined, what each row says of its group, and what sorts the groups. A page counts all of a group; a stretch of a file does not. */
export const jobGroup = (grouping: JobGrouping | undefined, isCounted: boolean) => {
  if (grouping === undefined) return { join: "", select: "", place: undefined }
  const { join = "", key, name = "''", place } = groups[grouping]
  const all = (sum: string) => `coalesce(${sum} over (partition by ${key}), 0)`
  const counts = `, 'count', ${all("count(*)")}, 'total', ${all("sum(case when job.credit is null then job.total else 0 end)")}, 'balance', ${all("sum(case when job.stage = 'quote' then 0 else job.balance end)")}`
  return { join, select: `, jsonb_build_object('key', ${key}, 'name', ${name}${isCounted ? counts : ""}) as "group"`, place: `(${place} collate "und-x-icu")` }
}
