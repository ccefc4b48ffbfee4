import { Schema } from "effect"
import { User } from "#domain/people/User.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { fieldsIn, selected } from "../columns.ts"
import { ShopUserRow } from "./ShopUserRow.ts"
import { decodeStored } from "../storedJson.ts"

const decode = decodeStored(User)
const encode = Schema.encodeSync(User)

/** The form under which user names are compared over all shops. */
export const nameKey = (userName: string): string => userName.trim().toLowerCase()

/** A person's columns in the domain's words, out of `shop_user u`, with where they work. */
export const userColumns = `${selected(ShopUserRow, fieldsIn(ShopUserRow, User.fields), "u")},
  coalesce((select jsonb_agg(l.location_id order by l.position) from user_location l where l.tenant_id = u.tenant_id and l.user_id = u.id), '[]') as "assignedLocations"`

/** A person from those columns. */
export const toUser = (row: object): User => decode(row)

/** A person's row, all but the password, with what lists sort and search by. */
export const toUserRow = (user: User, tenantId: string) => {
  const { assignedLocations: _, roles, skills, ...columns } = encode(user)
  return {
    ...columns,
    tenantId,
    roles: [...roles],
    skills: [...skills],
    sortName: `${user.lastName}, ${user.firstName}`.toLowerCase(),
    searchText: [user.firstName, user.lastName, user.userName, user.emailAddress, phoneDigits(user.phoneNumber)]
      .join(" ")
      .toLowerCase()
  }
}
