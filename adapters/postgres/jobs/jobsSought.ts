import type { Stage } from "#domain/jobs/Job.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { contained, isShort } from "../contained.ts"
import type { ListQuery, Part } from "../ListQuery.ts"

/** A condition for a filter that is asked for. */
const asked = <V>(
  value: V | undefined,
  sql: string | ((value: V) => string),
  ...values: ReadonlyArray<unknown>
): ReadonlyArray<Part> =>
  value === undefined
    ? []
    : [
        {
          sql: typeof sql === "string" ? sql : sql(value),
          values: values.length === 0 && typeof sql === "string" ? [value] : values
        }
      ]

/**
 * In the text and not as values: a statement without values is planned once and kept, which saves more than the list
 * takes.
 */
const stages = {
  quote: "job.stage = 'quote'",
  workorder: "job.stage = 'workorder'",
  invoice: "job.stage = 'invoice'"
} as const satisfies Record<Stage, string>

/**
 * The condition that says the same as `paymentState`; with a balance literally named, as the index of what is owed has
 * it.
 */
const payments = {
  unpaid: "job.balance > 0 and job.payment_state = 'unpaid'",
  partlyPaid: "job.balance > 0 and job.payment_state = 'partlyPaid'",
  paid: "job.payment_state = 'paid'"
} as const

/** Which jobs a search leaves, as conditions on `job` alone: lists, their counts and the sums of piles share them. */
export const jobsSought = (search: JobSearch): Pick<ListQuery, "first" | "where"> => {
  const sought = search.text?.trim() ?? ""
  const isLookedUp = sought !== "" && !isShort(sought)
  return {
    // As an array, so that the rows are fetched by their key: how many there are, the planner cannot know, and would
    // read all shops' rows.
    first: !isLookedUp
      ? undefined
      : {
          sql: `sought as materialized (select array(${needles(sought)
            .map(() => "select found from find_jobs(?)")
            .join(" union ")}) as ids)`,
          values: needles(sought)
        },
    where: [
      ...asked(search.stage, (stage) => stages[stage]),
      ...asked(search.partsStatus, "job.parts_status = ?"),
      ...asked(search.unpaid, (isUnpaid) => (isUnpaid ? "job.balance > 0" : "job.balance <= 0")),
      ...asked(search.payment, (state) => payments[state]),
      ...asked(search.locationId, "job.location_id = ?"),
      ...asked(search.installerId, "job.id = any(array(select job_id from job_installer where user_id = ?))"),
      ...asked(
        search.salesperson,
        "job.customer_id = any(array(select id from customer where sales_representative = ?))"
      ),
      ...asked(search.insurer, "job.insurer <> '' and job.insurer = ?", search.insurer?.trim().toLowerCase()),
      ...asked(
        search.answer,
        (kind) => (kind === "none" ? "job.answer_kind is null" : "job.answer_kind = ?"),
        ...(search.answer === "none" ? [] : [search.answer])
      ),
      ...asked(search.installFrom, "job.install_date >= ?"),
      ...asked(search.installTo, "job.install_date <= ?"),
      ...asked(search.quotedFrom, "job.quoted_on >= ?"),
      ...asked(search.quotedTo, "job.quoted_on <= ?"),
      ...asked(search.invoicedFrom, "job.invoiced_on >= ?"),
      ...asked(search.invoicedTo, "job.invoiced_on <= ?"),
      ...(isLookedUp
        ? [{ sql: "job.id = any((select ids from sought)::uuid[])", values: [] }]
        : sought === ""
          ? []
          : [shortly(sought)])
    ]
  }
}

/** One or two letters in the job's own texts or in its customer's. */
const shortly = (text: string): Part => {
  const [own, customers] = [contained(["job.search_text"], text), contained(["named.search_text"], text)]
  return {
    sql: `(${own.sql} or exists (select from customer as named where named.tenant_id = job.tenant_id and named.id = job.customer_id and ${customers.sql}))`,
    values: [...own.values, ...customers.values]
  }
}

/**
 * What looks like a phone number is sought as typed, for numbers and claims, and by its digits, as customers' phones
 * are kept.
 */
const needles = (text: string): ReadonlyArray<string> =>
  /^[\d\s().+-]{3,}$/.test(text) && phoneDigits(text) !== "" ? [...new Set([text, phoneDigits(text)])] : [text]
