import type { EntityManager } from "@mikro-orm/postgresql"
import type { User } from "#domain/people/User.ts"
import { emailKey } from "../password-reset/emailKey.ts"
import { nameKey } from "./userRows.ts"

/**
 * Keeps what stands beside a person's own row: the name they sign in with, the address they are found by, and where
 * they work.
 */
export const keepBesideUser = async (em: EntityManager, user: User, tenantId: string): Promise<void> => {
  await em.execute(
    `insert into sign_in_name (user_name, tenant_id, user_id) values (?, ?, ?)
     on conflict on constraint sign_in_name_person do update set user_name = excluded.user_name`,
    [nameKey(user.userName), tenantId, user.id]
  )
  await em.execute(
    `insert into sign_in_email (email, tenant_id, user_id) values (?, ?, ?)
     on conflict on constraint sign_in_email_person do update set email = excluded.email`,
    [emailKey(user.emailAddress), tenantId, user.id]
  )
  await em.execute("delete from user_location where tenant_id = ? and user_id = ?", [tenantId, user.id])
  await em.execute(
    `insert into user_location (tenant_id, user_id, location_id, position)
     select ?::uuid, ?::uuid, value::uuid, ordinality from jsonb_array_elements_text(?::jsonb) with ordinality`,
    [tenantId, user.id, JSON.stringify([...new Set(user.assignedLocations)])]
  )
}
