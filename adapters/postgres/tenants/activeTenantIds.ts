import { Effect } from "effect"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

/** The ids of the shops that are neither closed nor deleted, for background work in each of them. */
export const activeTenantIds = Effect.gen(function* () {
  const { platform } = yield* Database
  const rows = yield* platform((em) =>
    em.execute<Array<{ id: string }>>(
      "select id from tenant where closed_on is null and deleted_at is null order by id"
    )
  )
  return rows.map(({ id }) => TenantId.make(id))
})
