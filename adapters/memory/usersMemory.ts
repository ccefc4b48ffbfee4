import { Effect, Layer } from "effect"
import type { User } from "#domain/people/User.ts"
import { UserChanged, UserNameTaken, UserNotFound } from "#domain/people/userFailures.ts"
import { Users } from "#domain/people/Users.ts"
import type { UserSearch } from "#domain/people/UserSearch.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { batchIn, contains, pageIn, sorted } from "./lists.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { recordSave, storedSavesSince } from "./savesMemory.ts"

/** In-memory storage for users. */
export const usersMemory = Layer.effect(
  Users,
  Effect.gen(function* () {
    const { all, current } = yield* MemoryTables
    const people = Effect.map(current, ({ users }) => [...users.values()].map(({ user }) => user))
    const isTaken = (user: User, shelf: ShopTables) =>
      [...all.values()].some((one) => {
        const namesake = named(one, user.userName)
        return namesake !== undefined && !(one === shelf && namesake.user.id === user.id)
      })
    const keep = Effect.fnUntraced(function* (user: User, passwordHash: string | undefined) {
      const shelf = yield* current
      if (isTaken(user, shelf)) return yield* new UserNameTaken({ userName: user.userName })
      shelf.users.set(user.id, { user, passwordHash: passwordHash ?? shelf.users.get(user.id)?.passwordHash })
    })
    return Users.of({
      shopOf: (userName) => Effect.sync(() => [...all].find(([, shelf]) => named(shelf, userName) !== undefined)?.[0]),
      get: (id) => Effect.map(current, ({ users }) => users.get(id)?.user),
      list: Effect.map(people, (found) => sorted(found, byLastName)),
      search: (search) => Effect.flatMap(people, (all) => pageIn(found(all, search), search, "users")),
      batch: (search, after) => Effect.map(people, (all) => batchIn(found(all, search), after)),
      lockActiveWithRole: (role) =>
        Effect.map(people, (found) =>
          found.filter(({ active, roles }) => active && roles.includes(role)).map(({ id }) => id)
        ),
      credentials: (userName) =>
        Effect.map(current, (shelf) => {
          const kept = named(shelf, userName)
          return kept?.passwordHash === undefined ? undefined : { user: kept.user, passwordHash: kept.passwordHash }
        }),
      add: keep,
      change: Effect.fn("Users.change")(function* (user) {
        const kept = (yield* current).users.get(user.id)?.user
        if (kept === undefined) return yield* new UserNotFound({ id: user.id })
        if (kept.version !== user.version)
          return yield* new UserChanged({ current: kept, ...storedSavesSince(kept, user.version) })
        const next = { ...user, version: kept.version + 1 }
        yield* recordSave(kept, next)
        yield* keep(next, undefined)
        return next
      }),
      save: (user, passwordHash) => Effect.orDie(keep(user, passwordHash))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const keyOf = (userName: string) => userName.trim().toLowerCase()
const named = ({ users }: ShopTables, userName: string) =>
  [...users.values()].find(({ user }) => keyOf(user.userName) === keyOf(userName))

const found = (people: ReadonlyArray<User>, search: UserSearch) =>
  sorted(
    people.filter((user) => matchesSearch(user, search)),
    search.sort === "userName" ? ({ userName, id }) => [userName, id] : byLastName,
    search.descending
  )

const byLastName = ({ lastName, firstName, id }: User) => [`${lastName}, ${firstName}`, id]

const matchesSearch = (user: User, { text = "", role, active, location }: UserSearch) =>
  (role === undefined || user.roles.includes(role)) &&
  (active === undefined || user.active === active) &&
  (location === undefined || user.defaultLocationKey === location || user.assignedLocations.includes(location)) &&
  (contains([user.firstName, user.lastName, user.userName, user.emailAddress].join(" "), text) || isPhoneOf(user, text))

const isPhoneOf = ({ phoneNumber }: User, text: string) =>
  /^[\d\s().+-]{3,}$/.test(text) && phoneDigits(phoneNumber).includes(phoneDigits(text))
