import { type CustomerGrouping, type CustomerSearch, CustomerType } from "#domain/customers/Customer.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { distinctValues } from "../distinctValues.ts"
import type { ListGroups } from "../ListGroups.ts"
import type { ListQuery } from "../ListQuery.ts"
import { isMatch, maxMatches, customersCte, matchesCte } from "../textSearch.ts"
import { customerColumns } from "./CustomerRow.ts"

/** Query for a shop's customers, for the list and the type-ahead: by name, or by type and name. */
export const customerListQuery = ({
  text = "",
  customerType,
  status,
  sort,
  descending = false
}: CustomerSearch): ListQuery => {
  const sought = needle(text)
  return {
    ...(sought === "" ? {} : withText(sought)),
    table: "customer",
    id: "customer.id",
    select: customerColumns,
    where: [
      ...(customerType === undefined ? [] : [{ sql: "customer.customer_type = ?", values: [customerType] }]),
      ...(status === undefined ? [] : [{ sql: "customer.status = ?", values: [status] }])
    ],
    order: {
      keys: [...(sort === "customerType" ? ["customer.customer_type"] : []), "customer.sort_name", "customer.id"],
      descending
    },
    isServed: sought === ""
  }
}

const withText = (text: string): Pick<ListQuery, "first" | "sought"> => {
  const named = customersCte([text])
  return {
    first: { sql: `${named.sql}, ${matchesCte(`select found from named limit ${maxMatches}`)}`, values: named.values },
    sought: {
      few: isMatch("customer.id"),
      // `is true` makes PostgreSQL hash the ids and probe them for each row, in the order of an index that includes the
      // ids. Similar names are adjacent, and the names before them are not read.
      many: { sql: "(customer.id in (select found from named)) is true", values: [] }
    }
  }
}

/** Groups in alphabetical order; customers without a sales representative last. */
export const customerGroups = (grouping: CustomerGrouping): ListGroups =>
  grouping === "customerType"
    ? {
        key: "customer.customer_type",
        name: "''",
        place: "customer.customer_type",
        sums: {},
        every: `select key, key as place from (values ${CustomerType.literals.map((type) => `('${type}')`).join(", ")}) as types (key)`,
        named: (key) => `customer.customer_type = ${key}`,
        isOrdered: true
      }
    : {
        key: "customer.sales_representative",
        name: "customer.sales_representative",
        sums: {},
        place: representative("customer.sales_representative"),
        every: `select key, ${representative("key")} as place from (${distinctValues("customer", "sales_representative", "true")}) as representatives`,
        named: (key) => `customer.sales_representative = ${key}`,
        unnamed: "customer.sales_representative = ''",
        isOrdered: true
      }

const representative = (name: string) =>
  `((case when ${name} = '' then '2' else '1' || ${name} end) collate "und-x-icu")`

/** Returns the search text: only the digits for a phone number, anything else as typed. */
const needle = (text: string) => (/^[\d\s().+-]{3,}$/.test(text) ? phoneDigits(text) : text.trim())
