import { Schema } from "effect"
import { User } from "#domain/people/User.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"

const decode = Schema.decodeUnknownSync(User)
const encode = Schema.encodeSync(User)

/** The form under which user names are compared over all shops. */
export const nameKey = (userName: string): string => userName.trim().toLowerCase()

/** A person's columns in the domain's words, out of `shop_user u`. */
export const userColumns = `
  u.id, u.version, u.user_name as "userName", u.first_name as "firstName", u.last_name as "lastName", u.email_address as "emailAddress",
  u.phone_number as "phoneNumber", u.roles, u.default_location_id as "defaultLocationKey", u.default_language as "defaultLanguage",
  u.time_zone as "timeZone", u.address, u.photo_id as photo, u.uses_avatar as "usesAvatar", u.must_change_password as "mustChangePassword", u.active,
  coalesce((select jsonb_agg(l.location_id order by l.position) from user_location l where l.tenant_id = u.tenant_id and l.user_id = u.id), '[]') as "assignedLocations"`

/** A person from those columns. */
export const toUser = (row: unknown): User => decode(row)

/** A person's row, all but the password, with what lists sort and search by. */
export const toUserRow = (user: User, tenantId: string) => {
  const { assignedLocations: _, defaultLocationKey, photo, roles, ...columns } = encode(user)
  return {
    ...columns,
    tenantId,
    roles: [...roles],
    defaultLocationId: defaultLocationKey,
    photoId: photo,
    sortName: `${user.lastName}, ${user.firstName}`.toLowerCase(),
    searchText: [user.firstName, user.lastName, user.userName, user.emailAddress, phoneDigits(user.phoneNumber)]
      .join(" ")
      .toLowerCase()
  }
}
