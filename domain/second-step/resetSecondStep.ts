import { Effect } from "effect"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { signedInUser, type UserId } from "#domain/access/CurrentUser.ts"
import { governedUser } from "#domain/people/guardRoles.ts"
import { NotYourself } from "#domain/people/userFailures.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { SecondSteps, secondStepOf } from "#domain/credentials/SecondSteps.ts"

/**
 * Takes away all of another person's passkeys, app and codes, as when their phone is lost: they enter by password alone
 * until they set up anew, at once where the shop requires it. Their sign-ins end, they are told by mail, and who did it
 * is written down.
 */
export const resetSecondStep = Effect.fn("resetSecondStep")(function* ({ id }: { readonly id: UserId }) {
  const user = yield* governedUser(id)
  const by = yield* signedInUser
  if (by.id === id) return yield* new NotYourself()
  yield* (yield* SecondSteps).removeAllOf(id)
  yield* (yield* Sessions).endOf(id)
  yield* recordAudit(user, { kind: "secondStepReset", byName: `${by.firstName} ${by.lastName}` })
  yield* (yield* Outbox).put({ kind: "secondStepReset", userId: id })
  return yield* secondStepOf(id)
})
