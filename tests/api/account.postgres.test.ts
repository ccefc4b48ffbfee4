import { assert, describe, it } from "@effect/vitest"
import { openShopWithStaff, statusAndMessage } from "../support/openShopWithStaff.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/apiClient.ts"

const server = testServer()
const { ask, signIn, cookieOf } = server
const open = openShopWithStaff(server)

const newPassword = "Brisk-Lantern-58-Oat"

describe("the current user's account", () => {
  it("changes email and phone only with the password (S7), and does not allow either on the users screen", async () => {
    const {
      users: [owner],
      call,
      draftOf
    } = await open("owner")
    const {
      id: _i,
      userName: _n,
      roles: _r,
      photo: _p,
      imageUrl: _u,
      ...profile
    } = (await call(0, "/identity/profile")).json().data as Record<string, unknown>
    const put = (changes: object) =>
      call(0, "/identity/profile", "PUT", { ...profile, currentPassword: "", ...changes })
    assert.deepStrictEqual(statusAndMessage(await put({ emailAddress: "thief@example.com" })), [
      422,
      "PasswordNotRight"
    ])
    assert.deepStrictEqual(
      statusAndMessage(await put({ phoneNumber: "5145550199", currentPassword: "Wrong-Pass-2026" })),
      [422, "PasswordNotRight"]
    )
    assert.strictEqual((await put({ firstName: "Olive" })).status, 200)
    assert.deepStrictEqual(statusAndMessage(await put({ firstName: "Stale" })), [409, "ProfileChanged"])
    assert.strictEqual(
      (await put({ version: 2, emailAddress: "mine@example.com", currentPassword: password })).status,
      200
    )
    const draft = await draftOf(owner!.id)
    assert.deepStrictEqual(
      statusAndMessage(await call(0, `/users/${owner!.id}`, "PUT", { ...draft, emailAddress: "thief@example.com" })),
      [422, "OwnContactInProfile"]
    )
  })

  it("lists the user's sign-ins and ends those on other devices (S7)", async () => {
    const {
      prefix,
      users: [owner],
      cookies,
      call
    } = await open("owner", "sales")
    const second = await signIn(prefix, owner!.userName)
    const list = (await call(0, "/identity/sessions")).json().data as Array<{ id: string; isThis: boolean }>
    assert.deepStrictEqual(list.map(({ isThis }) => isThis).sort(), [false, true])
    const stranger = (await call(1, "/identity/sessions")).json().data as Array<{ id: string }>
    assert.strictEqual((await call(0, `/identity/sessions/${stranger[0]!.id}`, "DELETE")).status, 200)
    assert.strictEqual((await call(1, "/user/current")).status, 200, "another user's is unchanged")
    assert.strictEqual(
      (await call(0, `/identity/sessions/${list.find(({ isThis }) => !isThis)!.id}`, "DELETE")).status,
      200
    )
    assert.strictEqual((await ask(prefix, "/user/current", { cookie: second })).status, 401)
    const third = await signIn(prefix, owner!.userName)
    assert.strictEqual((await ask(prefix, "/identity/sessions", { method: "DELETE", cookie: cookies[0]! })).status, 200)
    assert.deepStrictEqual(
      [(await ask(prefix, "/user/current", { cookie: third })).status, (await call(0, "/user/current")).status],
      [401, 200]
    )
  })

  it("changes the password: checks the current one and the confirmation, and invalidates old tokens and other browsers (S2)", async () => {
    const {
      prefix,
      users: [owner],
      cookies,
      call
    } = await open("owner")
    const other = await signIn(prefix, owner!.userName)
    const put = (changes: object) =>
      call(0, "/identity/profile-password", "PUT", {
        currentPassword: password,
        newPassword,
        confirmation: newPassword,
        ...changes
      })
    assert.deepStrictEqual((await put({ confirmation: "Another-Pass-9" })).json().errors, {
      confirmation: ["password.notSame"]
    })
    assert.deepStrictEqual((await put({ newPassword: password, confirmation: password })).json().errors, {
      newPassword: ["ownPassword.same"]
    })
    assert.deepStrictEqual(statusAndMessage(await put({ currentPassword: "Wrong-Pass-2026" })), [
      422,
      "PasswordNotRight"
    ])
    const done = await put({})
    assert.strictEqual(done.status, 200)
    for (const [cookie, status] of [
      [other, 401],
      [cookies[0]!, 401],
      [cookieOf(done), 200]
    ] as const)
      assert.strictEqual((await ask(prefix, "/user/current", { cookie })).status, status)
  })
})
