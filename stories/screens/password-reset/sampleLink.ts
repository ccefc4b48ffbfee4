import { Effect } from "effect"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { Users } from "#domain/people/Users.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"

/** The secret in the mail of the stories. */
const token = "a-token-that-only-bea-has-seen-in-her-mail-00"

/** Where Bea's link leads, and where a stranger's would. */
export const beasLink = `/reset-password?token=${token}&email=bea%40copperstate.example`
export const strangersLink = "/reset-password?token=never-given&email=bea%40copperstate.example"

/** Bea asked for a link so many minutes ago. */
export const beaAsked = (minutesAgo: number) =>
  Effect.gen(function* () {
    const known = yield* (yield* Users).credentials("bea")
    if (known === undefined) return yield* Effect.die("Bea is added first")
    const sentAt = Date.now() - minutesAgo * 60_000
    yield* (yield* PasswordResets).keep({
      fingerprint: (yield* Secrets).fingerprint(token),
      userId: known.user.id,
      sentAt
    })
  })
