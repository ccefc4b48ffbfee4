import { Effect, Layer } from "effect"
import { SignInEmails } from "#domain/password-reset/requestReset.ts"
import { type Shelf, Shelves } from "./Shelves.ts"
import { sorted } from "./sorted.ts"

/** Looks through the people of all shops. */
export const signInEmailsMemory = Layer.effect(
  SignInEmails,
  Effect.gen(function* () {
    const { all, mine } = yield* Shelves
    return SignInEmails.of({
      shopsOf: (email) =>
        Effect.sync(() => [...all].filter(([, shelf]) => peopleWith(shelf, email).length > 0).map(([id]) => id)),
      peopleWith: (email) =>
        Effect.map(mine, (shelf) =>
          sorted(
            peopleWith(shelf, email).filter(({ active }) => active),
            ({ userName, id }) => [userName, id]
          )
        )
    })
  })
).pipe(Layer.provide(Shelves.empty))

const key = (email: string) => email.trim().toLowerCase()

const peopleWith = ({ users }: Shelf, email: string) =>
  [...users.values()].map(({ user }) => user).filter(({ emailAddress }) => key(emailAddress) === key(email))
