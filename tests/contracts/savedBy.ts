import { Effect } from "effect"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import type { RecordSave } from "#domain/shared/RecordSave.ts"

const dana: SignedInUser = {
  id: UserId.make("019a0000-0000-7000-8000-0000000000b1"),
  firstName: "Dana",
  lastName: "Whitfield",
  roles: ["owner"],
  features: ["FullCRM"],
  accountActive: true
}

/** Runs the work as another staff member, who saves first. */
export const asOtherUser = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.provideService(work, CurrentUser, dana)

/** Who saved which fields, as reported by a conflict error. */
export const savedBy = ({ saves }: { readonly saves?: ReadonlyArray<RecordSave> }) =>
  saves?.map(({ by, fields }) => [by, ...fields])
