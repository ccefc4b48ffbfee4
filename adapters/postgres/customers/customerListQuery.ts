import { type CustomerGrouping, type CustomerSearch, CustomerType } from "#domain/customers/Customer.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { eachOnce } from "../eachOnce.ts"
import type { ListGroups } from "../ListGroups.ts"
import type { ListQuery } from "../ListQuery.ts"
import { isFound, mostFound, namedBy, soughtIn } from "../textSearch.ts"
import { customerColumns } from "./CustomerRow.ts"

/** A shop's customers as its list and its type-ahead ask for them: by name, or by type and name. */
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
  const named = namedBy([text])
  return {
    first: { sql: `${named.sql}, ${soughtIn(`select found from named limit ${mostFound}`)}`, values: named.values },
    sought: {
      few: isFound("customer.id"),
      // "is true" keeps them in a table of keys that each row is looked up in, in the order of an index that has the
      // ids: names that begin alike stand together, and those before them are not read.
      many: { sql: "(customer.id in (select found from named)) is true", values: [] }
    }
  }
}

/** Groups in the alphabet's order; whom nobody represents last. */
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
        every: `select key, ${representative("key")} as place from (${eachOnce("customer", "sales_representative", "true")}) as representatives`,
        named: (key) => `customer.sales_representative = ${key}`,
        unnamed: "customer.sales_representative = ''",
        isOrdered: true
      }

const representative = (name: string) =>
  `((case when ${name} = '' then '2' else '1' || ${name} end) collate "und-x-icu")`

/** A phone number is sought by its digits, everything else as typed. */
const needle = (text: string) => (/^[\d\s().+-]{3,}$/.test(text) ? phoneDigits(text) : text.trim())
