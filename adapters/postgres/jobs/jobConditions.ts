import type { Stage } from "#domain/jobs/Job.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { sourcesOf } from "#domain/jobs/jobCodes.ts"
import { insurerKey } from "#domain/insurers/Insurer.ts"
import { asCheck, type ListQuery, type SqlFragment, valuesOf } from "../ListQuery.ts"
import { hasTextSql, isMatch, maxMatches, customersCte, needles, matchesCte } from "../textSearch.ts"

/** Returns the condition for a filter, if it is set. */
const asked = <V>(
  value: V | undefined,
  sql: string | ((value: V) => string),
  ...values: ReadonlyArray<unknown>
): ReadonlyArray<SqlFragment> =>
  value === undefined
    ? []
    : [
        {
          sql: typeof sql === "string" ? sql : sql(value),
          values: values.length === 0 && typeof sql === "string" ? [value] : values
        }
      ]

/** Marks conditions that no index supports in the orders of the list. */
const unindexed = (...parts: ReadonlyArray<SqlFragment>): ReadonlyArray<SqlFragment> =>
  parts.map((part) => ({ check: asCheck(part.sql), ...part }))

/**
 * Condition that a key is among those found by a query. `is true` makes PostgreSQL hash the keys and probe them for
 * each row.
 */
const oneOf = (key: string, query: string, value: string | undefined): ReadonlyArray<SqlFragment> =>
  value === undefined
    ? []
    : [{ sql: `${key} = any(array(${query}))`, check: `(${key} in (${query})) is true`, values: [value] }]

/** Condition that a claim names an insurer: by the given name, or by any other name of the same insurer. */
const ofInsurer = (name: string | undefined): ReadonlyArray<SqlFragment> => {
  if (name === undefined) return []
  const named =
    "select name_key from insurer_name where insurer_id = (select insurer_id from insurer_name where name_key = ?) union select ?"
  const values = [insurerKey(name), name.trim().toLowerCase()]
  return [
    {
      sql: `job.insurer <> '' and job.insurer = any(array(${named}))`,
      check: `(job.insurer <> '' and job.insurer in (${named})) is true`,
      each: {
        column: "job.insurer",
        keys: { sql: `select key from (${named}) as named (key) where key <> ''`, values }
      },
      values
    }
  ]
}

/** Condition that a job or its invoice has a number: two lookups at most, each in the index of its numbers. */
const numbered = (number: number): SqlFragment => ({
  sql: "job.id = any(array(select id from job where number = ? union all select id from job where invoice_number = ?))",
  values: [number, number]
})

/**
 * Literals instead of parameters: a statement without parameters is planned once and cached, which saves more time than
 * the list takes.
 */
const stages = {
  quote: "job.stage = 'quote'",
  workorder: "job.stage = 'workorder'",
  invoice: "job.stage = 'invoice'"
} as const satisfies Record<Stage, string>

/** Conditions equivalent to `paymentState`. They mention the balance explicitly, to match the index of what is owed. */
const payments = {
  unpaid: "job.balance > 0 and job.payment_state = 'unpaid'",
  partlyPaid: "job.balance > 0 and job.payment_state = 'partlyPaid'",
  paid: "job.payment_state = 'paid'"
} as const

/**
 * Returns whether the columns that jobs are grouped by have an index with this order. Each has one for every order by
 * the job's own columns.
 */
export const isIndexedOrder = (sort: JobSearch["sort"]): boolean => sort !== "customerName"

/** Returns a search's conditions, on `job` alone. Shared by lists, their counts and the dashboard's sums. */
export const jobConditions = (search: JobSearch): Pick<ListQuery, "first" | "sought" | "where"> => {
  const text = search.text?.trim() ?? ""
  const indexed = isIndexedOrder(search.sort) ? (...parts: ReadonlyArray<SqlFragment>) => parts : unindexed
  return {
    ...(text === "" ? {} : withText(text)),
    where: [
      ...asked(search.stage, (stage) => stages[stage]),
      ...indexed(
        ...asked(search.payment, (state) => payments[state]),
        ...asked(search.locationId, "job.location_id = ?"),
        ...asked(search.salespersonId, "job.salesperson_id = ?")
      ),
      ...(search.numbered === undefined ? [] : [numbered(search.numbered)]),
      ...unindexed(
        ...asked(search.partsStatus, "job.parts_status = ?"),
        ...asked(search.unpaid, (isUnpaid) =>
          isUnpaid ? "job.balance > 0 and job.stage <> 'quote'" : "(job.balance <= 0 or job.stage = 'quote')"
        ),
        ...ofInsurer(search.insurer),
        ...oneOf("job.id", "select job_id from job_installer where user_id = ?", search.installerId),
        ...oneOf("job.customer_id", "select id from customer where sales_representative = ?", search.salesperson),
        ...asked(search.lost, (isLost) =>
          isLost
            ? "job.lost_reason is not null and job.stage = 'quote'"
            : "(job.lost_reason is null or job.stage <> 'quote')"
        ),
        ...asked(search.rework, (isRework) => `job.rework_cause is ${isRework ? "not " : ""}null`),
        ...asked(search.reworkCause, "job.rework_cause = ?"),
        // Literals, so the planner recognizes the partial index of jobs not created by staff.
        ...asked(
          search.source,
          (source) =>
            `job.source in (${sourcesOf(source)
              .map((one) => `'${one}'`)
              .join(", ")})`
        ),
        ...asked(search.lostReason, "job.lost_reason = ? and job.stage = 'quote'"),
        ...asked(search.lostFrom, "job.lost_on >= ? and job.stage = 'quote'"),
        ...asked(search.lostTo, "job.lost_on <= ? and job.stage = 'quote'"),
        ...asked(
          search.answer,
          (kind) => (kind === "none" ? "job.answer_kind is null" : "job.answer_kind = ?"),
          ...(search.answer === "none" ? [] : [search.answer])
        )
      ),
      ...asked(search.installFrom, "job.install_date >= ?"),
      ...asked(search.installTo, "job.install_date <= ?"),
      ...asked(search.quotedFrom, "job.quoted_on >= ?"),
      ...asked(search.quotedTo, "job.quoted_on <= ?"),
      ...asked(search.invoicedFrom, "job.invoiced_on >= ?"),
      ...asked(search.invoicedTo, "job.invoiced_on <= ?"),
      ...asked(search.createdFrom, "job.created_on >= ?"),
      ...asked(search.createdTo, "job.created_on <= ?"),
      ...asked(search.wonFrom, "job.won_on >= ?"),
      ...asked(search.wonTo, "job.won_on <= ?"),
      ...asked(search.settledFrom, "job.settled_on >= ?"),
      ...asked(search.settledTo, "job.settled_on <= ?")
    ]
  }
}

/** Matches a text in the job's own fields or its customer's. */
const withText = (typed: string): Pick<ListQuery, "first" | "sought"> => {
  const texts = needles(typed)
  const named = customersCte(texts)
  const found = [
    ...texts.map(() => `select found from search_jobs(?, ${maxMatches})`),
    `(select id from job where customer_id = any(array(select found from named)) limit ${maxMatches})`
  ]
  const own = texts.map((text) => hasTextSql(["job.search_text"], text))
  return {
    first: {
      sql: `${named.sql}, ${matchesCte(found.join(" union "))}`,
      values: [...named.values, ...texts]
    },
    sought: {
      few: isMatch("job.id"),
      // `is true` makes PostgreSQL hash the customers and probe them for each job, in the list's order.
      many: {
        sql: `((job.customer_id in (select found from named)) is true or ${own.map(({ sql }) => sql).join(" or ")})`,
        values: valuesOf(...own)
      }
    }
  }
}
