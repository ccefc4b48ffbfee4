import type { EntityManager } from "@mikro-orm/postgresql"
import type { User } from "#domain/people/User.ts"
import { emailKey, SignInEmailRow } from "../password-reset/SignInEmailRow.ts"
import { SignInNameRow } from "./SignInNameRow.ts"
import { UserLocationRow } from "./UserLocationRow.ts"
import { nameKey } from "./ShopUserRow.ts"

/**
 * Keeps what stands beside a person's own row: the name they sign in with, the address they are found by, and where
 * they work.
 */
export const keepBesideUser = async (em: EntityManager, user: User, tenantId: string): Promise<void> => {
  const person = { tenantId, userId: user.id }
  await em
    .createQueryBuilder(SignInNameRow)
    .insert({ ...person, userName: nameKey(user.userName) })
    .onConflict(["tenantId", "userId"])
    .merge(["userName"])
    .execute("run")
  await em
    .createQueryBuilder(SignInEmailRow)
    .insert({ ...person, email: emailKey(user.emailAddress) })
    .onConflict(["tenantId", "userId"])
    .merge(["email"])
    .execute("run")
  await em.nativeDelete(UserLocationRow, person)
  const locations = [...new Set(user.assignedLocations)]
  await em.insertMany(
    UserLocationRow,
    locations.map((locationId, at) => ({ ...person, locationId, position: at + 1 }))
  )
}
