import type { JobGrouping, JobSearch } from "#domain/jobs/JobSearch.ts"
import { distinctValues } from "../distinctValues.ts"
import type { ListGroups } from "../ListGroups.ts"
import { isIndexedOrder } from "./jobConditions.ts"

const named = (name: string, id: string) => `'1' || lower(${name} collate "und-x-icu") || ' ' || ${id}`
const fullName = (of: string) => `btrim(concat_ws(' ', ${of}.first_name, ${of}.last_name))`
const monday = (day: string) => `(${day} - (extract(isodow from ${day})::int - 1))`
const week = `to_char(${monday("job.install_date")}, 'YYYY-MM-DD')`

const fixed = (keys: ReadonlyArray<string>) =>
  `select key, place from (values ${keys.map((key, at) => `('${key}', '${at + 1}')`).join(", ")}) as every (key, place)`
const orNone = (every: string, none = "2") => `${every} union all select '', '${none}'`
const placed = (column: string, keys: ReadonlyArray<string>) =>
  `case coalesce(${column}, '') ${keys.map((key, at) => `when '${key}' then '${at + 1}'`).join(" ")} end`

const insurerKey = (typed: string) => `coalesce(meant.id::text, ${typed})`
const insurerPlace = (typed: string) => `'1' || coalesce(meant.sort_name || ' ' || meant.id::text, ${typed})`

const stages = ["quote", "workorder", "invoice"]
const payments = ["unpaid", "partlyPaid", "paid", ""]

const groups: Readonly<Record<JobGrouping, Omit<ListGroups, "isOrdered" | "sums">>> = {
  stage: {
    key: "job.stage",
    name: "''",
    place: placed("job.stage", stages),
    every: fixed(stages),
    named: (key) => `job.stage = ${key}`
  },
  location: {
    join: "join location on location.tenant_id = job.tenant_id and location.id = job.location_id",
    key: "location.id::text",
    name: "location.location_name",
    place: named("location.location_name", "location.id::text"),
    every: `select id::text as key, ${named("location_name", "id::text")} as place from location`,
    named: (key) => `job.location_id = ${key}::uuid`
  },
  installer: {
    join: "left join shop_user as lead on lead.tenant_id = job.tenant_id and lead.id = job.lead_installer_id",
    key: "coalesce(lead.id::text, '')",
    name: `case when lead.id is null then '' else ${fullName("lead")} end`,
    place: `case when lead.id is null then '2' else ${named(fullName("lead"), "lead.id::text")} end`,
    every: orNone(
      `select id::text as key, ${named(fullName("shop_user"), "id::text")} as place from shop_user where exists (select from job_installer where user_id = shop_user.id)`
    ),
    named: (key) => `job.lead_installer_id = nullif(${key}, '')::uuid`,
    unnamed: "job.lead_installer_id is null",
    empty: "job.lead_installer_id"
  },
  // By insurer, whichever of its names the claim uses; an unknown name is its own group.
  insurer: {
    join: `left join insurer_name as called on called.tenant_id = job.tenant_id and called.name_key = job.insurer
      left join insurer as meant on meant.tenant_id = called.tenant_id and meant.id = called.insurer_id`,
    key: insurerKey("job.insurer"),
    name: "coalesce(meant.insurer_name, btrim(job.insurance ->> 'company'), '')",
    place: `case when job.insurer = '' then '2' else ${insurerPlace("job.insurer")} end`,
    every: orNone(
      `select distinct ${insurerKey("found.key")} as key, ${insurerPlace("found.key")} as place
      from (${distinctValues("job", "insurer", "insurer > ''")}) as found
      left join insurer_name as called on called.name_key = found.key
      left join insurer as meant on meant.id = called.insurer_id`
    ),
    named: (key) =>
      `job.insurer <> '' and job.insurer = any(array(select name_key from insurer_name where insurer_id::text = ${key} union all select ${key}))`,
    unnamed: "job.insurer = ''",
    each: {
      column: "job.insurer",
      keys: (key) => `select name_key from insurer_name where insurer_id::text = ${key} union select ${key}`
    }
  },
  payment: {
    key: "coalesce(job.payment_state, '')",
    name: "''",
    place: placed("job.payment_state", payments),
    every: fixed(payments),
    named: (key) => `job.payment_state = ${key}`,
    unnamed: "job.payment_state is null",
    empty: "job.payment_state"
  },
  installWeek: {
    key: `coalesce(${week}, '')`,
    name: "''",
    place: `coalesce(${week}, '9999')`,
    every: orNone(
      `select to_char(key, 'YYYY-MM-DD') as key, to_char(key, 'YYYY-MM-DD') as place
      from (${distinctValues("job", "install_date", "install_date is not null", { key: monday("install_date"), beyond: "found.key + 7" })}) as weeks`,
      "9999"
    ),
    named: (key) => `job.install_date between nullif(${key}, '')::date and nullif(${key}, '')::date + 6`,
    unnamed: "job.install_date is null"
  }
}

/** A quote has no balance yet, and a credited invoice counts as zero. */
const sums = {
  total: "case when job.credit is null then job.total else 0 end",
  balance: "case when job.stage = 'quote' then 0 else job.balance end"
}

/** Returns how a job list in this order is grouped. */
export const jobGroups = (grouping: JobGrouping, sort: JobSearch["sort"]): ListGroups => {
  const { every, place, ...group } = groups[grouping]
  return {
    ...group,
    isOrdered: grouping !== "installWeek" && isIndexedOrder(sort),
    sums,
    place: `(${place} collate "und-x-icu")`,
    every: `select key, (place collate "und-x-icu") as place from (${every}) as every`
  }
}
