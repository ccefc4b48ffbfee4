import { Effect } from "effect"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { Users } from "#domain/people/Users.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"

/** The token in the stories' email. */
const token = "a-token-that-only-bea-has-seen-in-her-mail-00"

/** The URL of Bea's link, and of a link for an unknown user. */
export const beasLink = `/reset-password?token=${token}&email=bea%40copperstate.example`
export const strangersLink = "/reset-password?token=never-given&email=bea%40copperstate.example"

/** Simulates that Bea requested a link this many minutes ago. */
export const beaAsked = (minutesAgo: number) =>
  Effect.gen(function* () {
    const known = yield* (yield* Users).credentials("bea")
    if (known === undefined) return yield* Effect.die("Bea is added first")
    const sentAt = Date.now() - minutesAgo * 60_000
    yield* (yield* PasswordResets).add({
      fingerprint: (yield* Secrets).fingerprint(token),
      userId: known.user.id,
      sentAt
    })
  })
