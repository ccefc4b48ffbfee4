import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { SignInEmails } from "#domain/password-reset/requestReset.ts"
import { Users } from "#domain/people/Users.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"

/** The contract of every directory of email addresses. */
export const signInEmailsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<SignInEmails | Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const address = () => `bea.${crypto.randomUUID()}@copperstate.example`
    const save = Effect.fnUntraced(function* (shop: TenantId, changes: Parameters<typeof freshUser>[0]) {
      const user = freshUser(changes)
      yield* (yield* Users).save(user, "a hash").pipe(withTenant(shop))
      return user
    })

    it.effect("finds everyone with an address, in all shops or in one, ignoring case", () =>
      Effect.gen(function* () {
        const [mine, theirs, others] = [yield* newTenant, yield* newTenant, yield* newTenant]
        const emails = yield* SignInEmails
        const emailAddress = address()
        const zoe = yield* save(mine, { emailAddress, userName: `zoe.${crypto.randomUUID()}` })
        const amy = yield* save(mine, {
          emailAddress: emailAddress.toUpperCase(),
          userName: `amy.${crypto.randomUUID()}`
        })
        const bob = yield* save(theirs, { emailAddress })
        yield* save(others, { emailAddress: address() })
        for (const typed of [emailAddress, emailAddress.toUpperCase(), ` ${emailAddress} `]) {
          assert.sameMembers([...(yield* emails.shopsOf(typed))], [mine, theirs])
          assert.deepStrictEqual(yield* emails.usersWithEmail(typed).pipe(withTenant(mine)), [amy, zoe])
          assert.deepStrictEqual(yield* emails.usersWithEmail(typed).pipe(withTenant(theirs)), [bob])
          assert.deepStrictEqual(yield* emails.usersWithEmail(typed).pipe(withTenant(others)), [])
        }
      })
    )

    it.effect("finds no one by a partial or empty address", () =>
      Effect.gen(function* () {
        const shop = yield* newTenant
        const emails = yield* SignInEmails
        const emailAddress = address()
        yield* save(shop, { emailAddress })
        for (const typed of [
          "",
          "bea",
          emailAddress.slice(1),
          `${emailAddress}.mx`,
          "%",
          emailAddress.replace("bea", "___")
        ]) {
          assert.deepStrictEqual(yield* emails.shopsOf(typed), [])
          assert.deepStrictEqual(yield* emails.usersWithEmail(typed).pipe(withTenant(shop)), [])
        }
      })
    )

    it.effect("reflects a changed address", () =>
      Effect.gen(function* () {
        const shop = yield* newTenant
        const emails = yield* SignInEmails
        const [before, after] = [address(), address()]
        const bea = yield* save(shop, { emailAddress: before })
        yield* (yield* Users).save({ ...bea, emailAddress: after }).pipe(withTenant(shop))
        assert.deepStrictEqual(yield* emails.shopsOf(before), [])
        assert.deepStrictEqual(yield* emails.shopsOf(after), [shop])
        assert.deepStrictEqual(yield* emails.usersWithEmail(before).pipe(withTenant(shop)), [])
      })
    )

    it.effect("does not find former staff", () =>
      Effect.gen(function* () {
        const shop = yield* newTenant
        const emailAddress = address()
        yield* save(shop, { emailAddress, active: false })
        assert.deepStrictEqual(yield* (yield* SignInEmails).usersWithEmail(emailAddress).pipe(withTenant(shop)), [])
      })
    )
  })
