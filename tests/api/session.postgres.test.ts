import { assert, describe, it } from "@effect/vitest"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/apiClient.ts"

const { ask, signIn, openShop, cookieOf } = testServer()

const shop = async () => {
  const { prefix, users } = await openShop(["sales"])
  return { prefix, userName: users[0]!.userName }
}

const keyFor = async (userName: string, door = "") =>
  (await ask(door, "/login", { method: "POST", body: { userName, password } })).json().data as {
    success: boolean
    key: string
    redirectUrl: string
  }

describe("a sign-in", () => {
  it("hands off from the base domain to the shop's own", async () => {
    const { prefix, userName } = await shop()
    const { success, key, redirectUrl } = await keyFor(userName)
    assert.isTrue(success)
    assert.strictEqual(redirectUrl, `http://${prefix}.localhost:3000/auth-transition`)
    const tokens = await ask(prefix, "/tokens", { method: "POST", body: { key } })
    assert.strictEqual(tokens.status, 200)
    assert.containsAllKeys(tokens.json().data, [
      "loginRefreshTokenExpiryTime",
      "accessTokenExpiryTime",
      "accountStatus",
      "accountStatusText",
      "accountActive"
    ])
    const me = await ask(prefix, "/user/current", { cookie: cookieOf(tokens) })
    assert.deepInclude(me.json().data as object, { roleIds: ["sales"], accountActive: 1 })
  })

  it("stores tokens in cookies of this host that no script and no other site can access (S1)", async () => {
    const { prefix, userName } = await shop()
    const { key } = await keyFor(userName)
    const tokens = await ask(prefix, "/tokens", { method: "POST", body: { key } })
    const all = [tokens.headers["set-cookie"]].flat().map(String)
    const cookies = all.filter((cookie) => !cookie.startsWith("__Host-frit-device="))
    assert.deepStrictEqual([all.length, cookies.length], [3, 2])
    for (const cookie of cookies) {
      assert.match(cookie, /^__Host-frit-(access|refresh)=[\w-]{43}; /)
      for (const mark of ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]) assert.include(cookie.split("; "), mark)
      assert.notInclude(cookie, "Domain")
    }
  })

  it("accepts a key once, and only on its own host (S6)", async () => {
    const { prefix, userName } = await shop()
    const other = await shop()
    const first = await keyFor(userName)
    assert.strictEqual((await ask(other.prefix, "/tokens", { method: "POST", body: { key: first.key } })).status, 401)
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => ask(prefix, "/tokens", { method: "POST", body: { key: first.key } }))
    )
    assert.deepStrictEqual(tries.map(({ status }) => status).sort(), [200, ...Array.from({ length: 9 }, () => 401)])
  })

  it("responds identically to a wrong password, an unknown user name and another shop's host", async () => {
    const { userName } = await shop()
    const other = await shop()
    const answers = await Promise.all([
      ask("", "/login", { method: "POST", body: { userName, password: "Wrong-Pass-2026" } }),
      ask("", "/login", { method: "POST", body: { userName: "nobody.at.all", password } }),
      ask(other.prefix, "/login", { method: "POST", body: { userName, password } })
    ])
    for (const { status, text } of answers) assert.deepStrictEqual([status, text], [answers[0].status, answers[0].text])
    assert.deepStrictEqual(answers[0].json().messages, ["LoginFailed"])
  })

  it("requires both fields", async () => {
    const answer = await ask("", "/login", { method: "POST", body: { userName: "", password: "" } })
    assert.strictEqual(answer.status, 400)
    assert.deepStrictEqual(answer.json().errors, { userName: ["required"], password: ["required"] })
  })
})

describe("a session", () => {
  it("is refreshed with new tokens, and the old access token stops working (S2)", async () => {
    const { prefix, userName } = await shop()
    const before = await signIn(prefix, userName)
    const refreshed = await ask(prefix, "/tokens/refresh/", { cookie: before })
    assert.strictEqual(refreshed.status, 200)
    assert.strictEqual((await ask(prefix, "/user/current", { cookie: cookieOf(refreshed) })).status, 200)
    assert.strictEqual((await ask(prefix, "/user/current", { cookie: before })).status, 401)
  })

  it("issues one successor to concurrent refreshes, and signs no one out (S5)", async () => {
    const { prefix, userName } = await shop()
    const before = await signIn(prefix, userName)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask(prefix, "/tokens/refresh/", { cookie: before }))
    )
    assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.strictEqual(new Set(answers.map(cookieOf)).size, 1)
    assert.strictEqual((await ask(prefix, "/user/current", { cookie: cookieOf(answers[7]!) })).status, 200)
    assert.strictEqual((await ask(prefix, "/tokens/refresh/", { cookie: cookieOf(answers[7]!) })).status, 200)
  })

  it("ends at sign-out, for every token it ever had", async () => {
    const { prefix, userName } = await shop()
    const cookie = await signIn(prefix, userName)
    const out = await ask(prefix, "/tokens/logout", { cookie })
    assert.strictEqual(out.status, 200)
    for (const emptied of [out.headers["set-cookie"]].flat())
      assert.match(String(emptied), /^__Host-frit-\w+=; .*Expires=Thu, 01 Jan 1970/)
    assert.strictEqual((await ask(prefix, "/user/current", { cookie })).status, 401)
    assert.strictEqual((await ask(prefix, "/tokens/refresh/", { cookie })).status, 401)
    assert.strictEqual((await ask(prefix, "/tokens/logout", { cookie })).status, 200)
  })

  it("is valid only on its own shop's host", async () => {
    const mine = await shop()
    const other = await shop()
    const cookie = await signIn(mine.prefix, mine.userName)
    assert.strictEqual((await ask(other.prefix, "/user/current", { cookie })).status, 401)
    assert.strictEqual((await ask(other.prefix, "/tokens/refresh/", { cookie })).status, 401)
  })
})
