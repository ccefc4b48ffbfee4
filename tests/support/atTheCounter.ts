import type { Role } from "#domain/access/Role.ts"
import type { testServer } from "./testServer.ts"
import type { Reply } from "./visitor.ts"

/** What a call was answered: its status, and the first message where it was refused. */
export const said = (reply: Reply) => [reply.status, reply.status === 200 ? undefined : reply.json().messages[0]]

/**
 * Opens shops with people of these roles, all of them signed in; `call` makes one's calls by their place in the list.
 */
export const atTheCounter =
  ({ ask, signIn, openShop }: Pick<ReturnType<typeof testServer>, "ask" | "signIn" | "openShop">) =>
  async (...roles: ReadonlyArray<Role>) => {
    const { prefix, users, location } = await openShop(roles)
    const cookies = await Promise.all(users.map(({ userName }) => signIn(prefix, userName)))
    const call = (who: number, path: string, method = "GET", body?: unknown) =>
      ask(prefix, path, { method, body, cookie: cookies[who]! })
    /** A person as the first one sends them back. */
    const draftOf = async (id: string) => {
      const {
        id: _,
        photo: _p,
        address: _a,
        usesAvatar: _u,
        mustChangePassword: _m,
        active: _c,
        ...draft
      } = (await call(0, `/users/${id}`)).json().data as Record<string, unknown>
      return draft as { roles: Array<Role>; version: number; emailAddress: string }
    }
    return { prefix, users, location, cookies, call, draftOf }
  }
