import { Effect, Layer } from "effect"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { SignInEmails } from "#domain/password-reset/requestReset.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { sorted } from "./lists.ts"

/** In-memory storage for password reset links. */
export const passwordResetsMemory = Layer.effect(
  PasswordResets,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return PasswordResets.of({
      add: (reset) => Effect.map(current, ({ passwordResets }) => void passwordResets.set(reset.fingerprint, reset)),
      find: (fingerprint) => Effect.map(current, ({ passwordResets }) => passwordResets.get(fingerprint)),
      consume: (fingerprint) =>
        Effect.map(current, ({ passwordResets }) => {
          const used = passwordResets.get(fingerprint)
          for (const one of [...passwordResets.values()])
            if (one.userId === used?.userId) passwordResets.delete(one.fingerprint)
          return used !== undefined
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

/** Looks up sign-in email addresses among the people of all shops. */
export const signInEmailsMemory = Layer.effect(
  SignInEmails,
  Effect.gen(function* () {
    const { all, current } = yield* MemoryTables
    return SignInEmails.of({
      shopsOf: (email) =>
        Effect.sync(() => [...all].filter(([, shelf]) => peopleWith(shelf, email).length > 0).map(([id]) => id)),
      usersWithEmail: (email) =>
        Effect.map(current, (shelf) =>
          sorted(
            peopleWith(shelf, email).filter(({ active }) => active),
            ({ userName, id }) => [userName, id]
          )
        )
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const key = (email: string) => email.trim().toLowerCase()

const peopleWith = ({ users }: ShopTables, email: string) =>
  [...users.values()].map(({ user }) => user).filter(({ emailAddress }) => key(emailAddress) === key(email))
