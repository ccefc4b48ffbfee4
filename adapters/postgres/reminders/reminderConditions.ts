import type { ReminderRule } from "#domain/jobs/jobCodes.ts"
import { parseWholeNumber } from "#domain/shared/textSearch.ts"
import { type ListQuery, type SqlFragment, valuesOf } from "../ListQuery.ts"
import { hasTextSql, isMatch, maxMatches, customersCte, needles, matchesCte } from "../textSearch.ts"

const named = "any(array(select found from named))"

/**
 * Returns the condition for reminders that match a text: in their own text or that of the rule that created them, in
 * their customer's names, numbers and addresses, or as their job's number.
 */
export const reminderConditions = (
  text: string,
  saidBy: ReadonlyArray<ReminderRule>
): Pick<ListQuery, "first" | "sought"> => {
  const customers = customersCte(needles(text))
  const number = parseWholeNumber(text)
  const [rules, numbered]: ReadonlyArray<ReadonlyArray<SqlFragment>> = [
    saidBy.length === 0 ? [] : [{ sql: "(rule = any(?::text[]) and text = '')", values: [`{${saidBy.join(",")}}`] }],
    number === undefined
      ? []
      : [{ sql: "job_id = any(array(select job.id from job where job.number = ?))", values: [number] }]
  ]
  const found: ReadonlyArray<SqlFragment> = [
    { sql: `select found from search_reminders(?, ${maxMatches})`, values: [text] },
    ...[...rules!, ...numbered!, { sql: `customer_id = ${named}`, values: [] }].map(({ sql, values }) => ({
      sql: `(select id from reminder where ${sql} limit ${maxMatches})`,
      values
    }))
  ]
  const own = hasTextSql(["lower(text)"], text)
  return {
    first: {
      sql: `${customers.sql}, ${matchesCte(found.map(({ sql }) => sql).join(" union "))}`,
      values: [...customers.values, ...valuesOf(...found)]
    },
    sought: {
      few: isMatch("reminder.id"),
      // `is true` makes PostgreSQL hash the customers and probe them for each reminder, in the list's order.
      many: {
        sql: `((reminder.customer_id in (select found from named)) is true or ${[own, ...rules!, ...numbered!]
          .map((part) => part.sql)
          .join(" or ")})`,
        values: valuesOf(own, ...rules!, ...numbered!)
      }
    }
  }
}
