import { Users } from "#domain/people/Users.ts"
import { traced } from "#domain/shared/traced.ts"
import { InstallerUnavailable } from "./jobFailures.ts"
import type { InstallerRow } from "./JobInstall.ts"
import { mayInstall } from "./mayInstall.ts"

/**
 * Refuses to give a job to anybody who is not an active installer of this shop. Who was on it before stays on it, also
 * after they left.
 */
export const guardInstallers = traced("guardInstallers")(function* (
  rows: ReadonlyArray<InstallerRow>,
  before: ReadonlyArray<InstallerRow> = []
) {
  const users = yield* Users
  for (const [at, { userId }] of rows.entries()) {
    if (before.some((row) => row.userId === userId)) continue
    const user = yield* users.get(userId)
    if (user === undefined || !mayInstall(user)) return yield* new InstallerUnavailable({ at })
  }
})
