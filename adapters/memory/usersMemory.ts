import { Effect, Layer } from "effect"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { type Shelf, Shelves } from "./Shelves.ts"

/** Users over maps. A user name that another person has is a defect, as a broken unique constraint is. */
export const usersMemory = Layer.effect(Users, Effect.gen(function*() {
  const { all, mine } = yield* Shelves
  const shopOf = (userName: string) => [...all].find(([, shelf]) => named(shelf, userName) !== undefined)?.[0]
  return Users.of({
    shopOf: (userName) => Effect.sync(() => shopOf(userName)),
    get: (id) => Effect.map(mine, ({ users }) => users.get(id)?.user),
    list: Effect.map(mine, ({ users }) => [...users.values()].map(({ user }) => user)),
    credentials: (userName) => Effect.map(mine, (shelf) => {
      const kept = named(shelf, userName)
      return kept?.passwordHash === undefined ? undefined : { user: kept.user, passwordHash: kept.passwordHash }
    }),
    save: Effect.fn("Users.save")(function*(user, passwordHash) {
      const shelf = yield* mine
      const owner = shopOf(user.userName)
      const namesake = named(shelf, user.userName)
      if (owner !== undefined && (owner !== (yield* CurrentTenant).id || namesake?.user.id !== user.id)) {
        return yield* Effect.die(`user name taken: ${user.userName}`)
      }
      shelf.users.set(user.id, { user, passwordHash: passwordHash ?? shelf.users.get(user.id)?.passwordHash })
    })
  })
})).pipe(Layer.provide(Shelves.empty))

const named = ({ users }: Shelf, userName: string) => [...users.values()].find(({ user }) => user.userName === userName)
