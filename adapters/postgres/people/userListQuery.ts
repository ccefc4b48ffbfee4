import type { UserSearch } from "#domain/people/UserSearch.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import type { ListOrder, ListQuery } from "../ListQuery.ts"
import { userColumns } from "./userRows.ts"

/** A shop's people as its list asks for them. */
export const userListQuery = ({ text = "", role, active, location, sort, descending }: UserSearch): ListQuery => {
  return {
    table: "shop_user u",
    id: "u.id",
    select: userColumns,
    where: [
      ...(text.trim() === ""
        ? []
        : [{ sql: "u.id = any(array(select found from find_users(?)))", values: [needle(text)] }]),
      ...(role === undefined ? [] : [{ sql: "? = any(u.roles)", values: [role] }]),
      ...(active === undefined ? [] : [{ sql: "u.active = ?", values: [active] }]),
      ...(location === undefined ? [] : [{ sql: worksAt, values: [location, location] }])
    ],
    order: userOrder(sort, descending),
    isServed: text.trim() === "" && (role ?? active ?? location) === undefined
  }
}

/** By last name, or by user name. */
const userOrder = (sort: UserSearch["sort"], descending = false): ListOrder => ({
  keys: [sort === "userName" ? 'lower(u.user_name) collate "und-x-icu"' : "u.sort_name", "u.id"],
  descending
})

const worksAt = `(u.default_location_id = ?
  or exists (select from user_location l where l.tenant_id = u.tenant_id and l.user_id = u.id and l.location_id = ?))`

/** A phone number is sought by its digits, everything else as typed. */
const needle = (text: string) => (/^[\d\s().+-]{3,}$/.test(text) ? phoneDigits(text) : text.trim())
