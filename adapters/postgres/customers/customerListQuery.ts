import type { CustomerSearch } from "#domain/customers/CustomerSearch.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import type { OrderKeys } from "../batchOf.ts"
import type { ListQuery } from "../pageOf.ts"
import { customerColumns } from "./customerRows.ts"

/** A shop's customers as its list and its type-ahead ask for them. */
export const customerListQuery = ({ text = "", customerType, page, size, ...search }: CustomerSearch): ListQuery => {
  const isSought = text.trim() !== ""
  return {
    // As an array, so that the rows are fetched by their key: how many there are, the planner cannot know, and would read all shops' rows.
    first: isSought ? { sql: "sought as materialized (select array(select found from find_customers(?)) as ids)", values: [needle(text)] } : undefined,
    select: customerColumns,
    from: "customer",
    where: [
      ...isSought ? [{ sql: "id = any((select ids from sought)::uuid[])", values: [] }] : [],
      ...customerType === undefined ? [] : [{ sql: "customer_type = ?", values: [customerType] }]
    ],
    orderBy: customerOrder(search).keys.map((key) => `${key} ${search.descending ? "desc" : "asc"}`).join(", "),
    page,
    size
  }
}

/** By name, or by type and name. */
export const customerOrder = ({ sort, descending = false }: Pick<CustomerSearch, "sort" | "descending">): OrderKeys =>
  ({ keys: [...sort === "customerType" ? ["customer_type"] : [], "sort_name", "id"], descending })

/** A phone number is sought by its digits, everything else as typed. */
const needle = (text: string) => /^[\d\s().+-]{3,}$/.test(text) ? phoneDigits(text) : text.trim()
