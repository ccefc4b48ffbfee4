import { demoPassword, demoStaff } from "#api/demo/people.ts"
import { demoShop } from "#api/demo/shops.ts"
import type { Reply } from "../client/Connection.ts"
import { askOnce, type Target } from "../client/Target.ts"

/**
 * Signs in a user, by default the demo shop's owner, as a browser does: on the platform's domain, and then with the key
 * on the shop's.
 */
export const signIn = async (
  port: number,
  userName = demoStaff[0]!.userName,
  prefix = demoShop.prefix
): Promise<Target> => {
  const platform = { port, headers: { host: `localhost:${port}` } }
  const login = await askOnce(platform, { method: "POST", path: "/login", body: { userName, password: demoPassword } })
  const { data } = JSON.parse(login.body.toString()) as { data: { key: string } }
  const shop = { port, headers: { host: `${prefix}.localhost:${port}` } }
  const tokens = await askOnce(shop, { method: "POST", path: "/tokens", body: { key: data.key } })
  if (tokens.status !== 200) throw new Error(`no tokens: ${tokens.body.toString()}`)
  return { port, headers: { ...shop.headers, cookie: cookieOf(tokens) } }
}

const cookieOf = ({ head }: Reply) => [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, one]) => one).join("; ")
