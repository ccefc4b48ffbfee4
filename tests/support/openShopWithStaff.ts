import type { Role } from "#domain/access/Role.ts"
import type { testServer } from "./testServer.ts"
import type { Reply } from "./apiClient.ts"

/** Returns a reply's status and, if the request failed, its first message. */
export const statusAndMessage = (reply: Reply) => [
  reply.status,
  reply.status === 200 ? undefined : reply.json().messages[0]
]

/** Opens a shop with users of these roles, all signed in. `call` sends a request as the user at the given index. */
export const openShopWithStaff =
  ({ ask, signIn, openShop }: Pick<ReturnType<typeof testServer>, "ask" | "signIn" | "openShop">) =>
  async (...roles: ReadonlyArray<Role>) => {
    const { prefix, users, location } = await openShop(roles)
    const cookies = await Promise.all(users.map(({ userName }) => signIn(prefix, userName)))
    const call = (who: number, path: string, method = "GET", body?: unknown) =>
      ask(prefix, path, { method, body, cookie: cookies[who]! })
    /** Returns a user's data as the first user would send it back to save it. */
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
