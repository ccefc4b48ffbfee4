import type { CustomerGrouping, CustomerSearch } from "#domain/customers/CustomerSearch.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import type { OrderKeys } from "../batchOf.ts"
import type { ListQuery } from "../pageOf.ts"
import { customerColumns } from "./customerRows.ts"

/** A shop's customers as its list and its type-ahead ask for them. */
export const customerListQuery = ({ text = "", customerType, page, size, ...search }: CustomerSearch, isCounted = true): ListQuery => {
  const isSought = text.trim() !== ""
  return {
    // As an array, so that the rows are fetched by their key: how many there are, the planner cannot know, and would read all shops' rows.
    first: isSought ? { sql: "sought as materialized (select array(select found from find_customers(?)) as ids)", values: [needle(text)] } : undefined,
    select: search.group === undefined ? customerColumns : `${customerColumns}, ${customerGroup(search.group, isCounted)} as "group"`,
    from: "customer",
    where: [
      ...isSought ? [{ sql: "id = any((select ids from sought)::uuid[])", values: [] }] : [],
      ...customerType === undefined ? [] : [{ sql: "customer_type = ?", values: [customerType] }]
    ],
    orderBy: [...search.group === undefined ? [] : [places[search.group]], ...customerOrder(search).keys.map((key) => `${key} ${search.descending ? "desc" : "asc"}`)].join(", "),
    page,
    size
  }
}

/** Groups in the alphabet's order; whom nobody represents last. */
const places: Readonly<Record<CustomerGrouping, string>> = {
  customerType: "customer_type",
  salesRepresentative: `((case when sales_representative = '' then '2' else '1' || sales_representative end) collate "und-x-icu")`
}

const customerGroup = (grouping: CustomerGrouping, isCounted: boolean) => {
  const [key, name] = grouping === "customerType" ? ["customer_type", "''"] : ["sales_representative", "sales_representative"]
  return `jsonb_build_object('key', ${key}, 'name', ${name}${isCounted ? `, 'count', count(*) over (partition by ${key})` : ""})`
}

/** By name, or by type and name. */
export const customerOrder = ({ sort, descending = false, group }: Pick<CustomerSearch, "sort" | "descending" | "group">): OrderKeys =>
  ({ group: group && places[group], keys: [...sort === "customerType" ? ["customer_type"] : [], "sort_name", "id"], descending })

/** A phone number is sought by its digits, everything else as typed. */
const needle = (text: string) => /^[\d\s().+-]{3,}$/.test(text) ? phoneDigits(text) : text.trim()
