import type { CustomerGrouping, CustomerSearch } from "#domain/customers/CustomerSearch.ts"
import { CustomerType } from "#domain/customers/Customer.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { contained, isShort } from "../contained.ts"
import { eachOnce } from "../eachOnce.ts"
import type { ListGroups } from "../ListGroups.ts"
import type { ListQuery } from "../ListQuery.ts"
import { customerColumns } from "./customerRows.ts"

/** A shop's customers as its list and its type-ahead ask for them: by name, or by type and name. */
export const customerListQuery = ({ text = "", customerType, sort, descending = false }: CustomerSearch): ListQuery => {
  const sought = needle(text)
  return {
    // As an array, so that the rows are fetched by their key: how many there are, the planner cannot know, and would
    // read all shops' rows.
    first:
      sought === "" || isShort(sought)
        ? undefined
        : {
            sql: "sought as materialized (select array(select found from find_customers(?)) as ids)",
            values: [sought]
          },
    table: "customer",
    id: "customer.id",
    select: customerColumns,
    where: [
      ...(sought === ""
        ? []
        : [
            isShort(sought)
              ? contained(["customer.search_text"], sought)
              : { sql: "customer.id = any((select ids from sought)::uuid[])", values: [] }
          ]),
      ...(customerType === undefined ? [] : [{ sql: "customer.customer_type = ?", values: [customerType] }])
    ],
    order: {
      keys: [...(sort === "customerType" ? ["customer.customer_type"] : []), "customer.sort_name", "customer.id"],
      descending
    },
    isServed: sought === ""
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
        named: (key) => `customer.customer_type = ${key}`
      }
    : {
        key: "customer.sales_representative",
        name: "customer.sales_representative",
        sums: {},
        place: representative("customer.sales_representative"),
        every: `select key, ${representative("key")} as place from (${eachOnce("customer", "sales_representative", "true")}) as representatives`,
        named: (key) => `customer.sales_representative = ${key}`,
        unnamed: "customer.sales_representative = ''"
      }

const representative = (name: string) =>
  `((case when ${name} = '' then '2' else '1' || ${name} end) collate "und-x-icu")`

/** A phone number is sought by its digits, everything else as typed. */
const needle = (text: string) => (/^[\d\s().+-]{3,}$/.test(text) ? phoneDigits(text) : text.trim())
