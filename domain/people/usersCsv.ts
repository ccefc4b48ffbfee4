import { Effect } from "effect"
import { csvExport } from "#domain/lists/CsvExport.ts"
import { languageName, languageOf } from "#domain/words/languages.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { User } from "./User.ts"
import { Users } from "./Users.ts"
import { listUsers } from "./usersApi.ts"
import type { UserSearch } from "./UserSearch.ts"

type PlacedUser = User & { readonly locationName: string }

/** Returns a batch of users with the names of their locations. A shop has only a few locations, so all are loaded. */
const batch = (search: UserSearch, after?: string) =>
  Effect.gen(function* () {
    const names = new Map((yield* (yield* Locations).all).map(({ id, locationName }) => [id, locationName]))
    const { items, next } = yield* (yield* Users).batch(search, after)
    return {
      items: items.map((user): PlacedUser => ({
        ...user,
        locationName: user.defaultLocationKey === null ? "" : (names.get(user.defaultLocationKey) ?? "")
      })),
      next
    }
  })

/** The users as a CSV file. Languages are exported by name, not by the profile's number of spec §1. */
export const usersCsv = csvExport({
  name: "users",
  title: "users.title",
  list: listUsers,
  batch,
  columns: {
    name: { title: "user.name", cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    userName: { title: "userName", cell: ({ userName }) => userName },
    roles: { title: "user.roles", cell: ({ roles }, words) => roles.map((role) => words[`role.${role}`]).join(", ") },
    location: { title: "user.location", cell: ({ locationName }) => locationName },
    email: { title: "emailAddress", cell: ({ emailAddress }) => emailAddress },
    phone: { title: "phoneNumber", cell: ({ phoneNumber }) => phoneNumber },
    language: { title: "language", cell: ({ defaultLanguage }) => languageName(languageOf(defaultLanguage)) },
    active: { title: "user.status", cell: ({ active }, words) => words[active ? "user.active" : "user.inactive"] }
  }
})
