import { assert, describe, it } from "@effect/vitest"
import { defaultWeek } from "#domain/shared/WeekHours.ts"
import { openShopWithStaff, statusAndMessage } from "../support/openShopWithStaff.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/apiClient.ts"

const server = testServer()
const { ask, signIn, cookieOf } = server
const open = openShopWithStaff(server)

const newPassword = "Brisk-Lantern-58-Oat"
const newUser = (changes: object = {}) => ({
  userName: `new.${crypto.randomUUID()}`,
  firstName: "Nelly",
  lastName: "Park",
  emailAddress: "nelly@example.com",
  phoneNumber: "",
  roles: ["sales"],
  defaultLocationKey: null,
  assignedLocations: [],
  defaultLanguage: 1,
  timeZone: "America/Phoenix",
  password: newPassword,
  ...changes
})

describe("users of a shop", () => {
  it("keeps a user's schedule, and a location's, when a client that does not know these fields saves them", async () => {
    const { call, location } = await open("owner")
    const draft = newUser()
    const added = (await call(0, "/users", "POST", draft)).json().data as { readonly id: string }
    const { password: _, ...facts } = draft
    const path = `/users/${added.id}`
    const planned = { workHours: defaultWeek, daysOff: [], skills: ["repair"] }
    assert.strictEqual((await call(0, path, "PUT", { ...facts, ...planned, version: 1 })).status, 200)
    assert.strictEqual((await call(0, path, "PUT", { ...facts, firstName: "Nell", version: 2 })).status, 200)
    assert.deepInclude((await call(0, path)).json().data as object, { firstName: "Nell", ...planned })
    const place = `/locations/${location.id}`
    const kept = (await call(0, place)).json().data as { readonly version: number }
    const hours = { businessHours: defaultWeek, closedDays: [], bays: 3 }
    assert.strictEqual((await call(0, place, "PUT", { ...kept, ...hours })).status, 200)
    const { businessHours: _h, closedDays: _c, bays: _b, ...old } = { ...kept, ...hours, version: kept.version + 1 }
    assert.strictEqual((await call(0, place, "PUT", old)).status, 200)
    assert.deepInclude((await call(0, place)).json().data as object, hours)
  })

  it("creates users with a password that must be changed before anything else", async () => {
    const { prefix, call, location } = await open("owner")
    const draft = newUser({ defaultLocationKey: location.id, assignedLocations: [location.id] })
    const added = await call(0, "/users", "POST", draft)
    assert.strictEqual(added.status, 200)
    assert.deepInclude(added.json().data as object, {
      mustChangePassword: true,
      active: true,
      version: 1,
      assignedLocations: [location.id]
    })
    assert.notInclude(added.text, newPassword)
    const login = await ask("", "/login", { method: "POST", body: { userName: draft.userName, password: newPassword } })
    const entered = cookieOf(
      await ask(prefix, "/tokens", { method: "POST", body: { key: (login.json().data as { key: string }).key } })
    )
    assert.deepStrictEqual(statusAndMessage(await ask(prefix, "/identity/profile", { cookie: entered })), [
      403,
      "mustChangePassword"
    ])
    const change = {
      currentPassword: newPassword,
      newPassword: "Quiet-Harbor-71-Fig",
      confirmation: "Quiet-Harbor-71-Fig"
    }
    const changed = await ask(prefix, "/identity/change-password", { method: "PUT", cookie: entered, body: change })
    assert.strictEqual(changed.status, 200)
    assert.strictEqual((await ask(prefix, "/identity/profile", { cookie: cookieOf(changed) })).status, 200)
    assert.strictEqual((await ask(prefix, "/identity/profile", { cookie: entered })).status, 401)
  })

  it("requires user names unique across all shops, no weak passwords, and only locations of the shop", async () => {
    const [mine, theirs] = [await open("owner"), await open("owner")]
    const taken = await mine.call(0, "/users", "POST", newUser({ userName: theirs.users[0]!.userName.toUpperCase() }))
    assert.deepStrictEqual(statusAndMessage(taken), [422, "UserNameTaken"])
    assert.deepStrictEqual(
      statusAndMessage(await mine.call(0, "/users", "POST", newUser({ password: "Windshield-2026" }))),
      [422, "PasswordCommon"]
    )
    assert.deepStrictEqual(
      statusAndMessage(await mine.call(0, "/users", "POST", newUser({ assignedLocations: [theirs.location.id] }))),
      [404, "LocationNotFound"]
    )
    const bad = await mine.call(
      0,
      "/users",
      "POST",
      newUser({ roles: [], password: "short", emailAddress: "x", timeZone: "Mars/Base" })
    )
    assert.deepStrictEqual(
      [bad.status, Object.keys(bad.json().errors).sort()],
      [400, ["emailAddress", "password", "roles", "timeZone"]]
    )
    assert.deepStrictEqual(statusAndMessage(await mine.call(0, `/users/${theirs.users[0]!.id}`)), [404, "UserNotFound"])
  })

  it("enforces role limits: an admin cannot manage an owner, and no one in a shop can grant a root role", async () => {
    const {
      users: [owner, admin, sales],
      call,
      draftOf
    } = await open("owner", "admin", "sales")
    for (const roles of [["owner"], ["root"], ["adminlockedout"]])
      assert.deepStrictEqual(statusAndMessage(await call(1, "/users", "POST", newUser({ roles }))), [
        422,
        "RoleNotGrantable"
      ])
    assert.deepStrictEqual(statusAndMessage(await call(0, "/users", "POST", newUser({ roles: ["root_admin"] }))), [
      422,
      "RoleNotGrantable"
    ])
    const draft = await draftOf(owner!.id)
    assert.deepStrictEqual(
      statusAndMessage(await call(1, `/users/${owner!.id}`, "PUT", { ...draft, firstName: "Taken" })),
      [422, "RoleNotGrantable"]
    )
    assert.deepStrictEqual(
      statusAndMessage(await call(1, `/users/${owner!.id}/password`, "PUT", { password: newPassword })),
      [422, "RoleNotGrantable"]
    )
    assert.deepStrictEqual(
      statusAndMessage(await call(1, `/users/${owner!.id}/active`, "PUT", { version: 1, active: false })),
      [422, "RoleNotGrantable"]
    )
    assert.deepStrictEqual(statusAndMessage(await call(1, `/users/${owner!.id}/sessions`, "DELETE")), [
      422,
      "RoleNotGrantable"
    ])
    const own = await draftOf(admin!.id)
    assert.deepStrictEqual(
      statusAndMessage(await call(1, `/users/${admin!.id}`, "PUT", { ...own, roles: ["admin", "owner"] })),
      [422, "RoleNotGrantable"]
    )
    assert.deepStrictEqual(statusAndMessage(await call(2, "/users")), [403, "notAllowed"])
    assert.deepStrictEqual(statusAndMessage(await call(2, `/users/${sales!.id}`, "PUT", own)), [403, "notAllowed"])
  })

  it("ends a user's sessions when their roles change, and no one else's (S3)", async () => {
    const {
      prefix,
      users: [, sales],
      cookies,
      call,
      draftOf
    } = await open("owner", "sales", "sales")
    const draft = await draftOf(sales!.id)
    assert.strictEqual((await call(0, `/users/${sales!.id}`, "PUT", { ...draft, firstName: "Same roles" })).status, 200)
    assert.strictEqual((await call(1, "/user/current")).status, 200)
    assert.strictEqual(
      (await call(0, `/users/${sales!.id}`, "PUT", { ...draft, version: 2, roles: ["billing"] })).status,
      200
    )
    assert.deepStrictEqual(
      [(await call(1, "/user/current")).status, (await call(2, "/user/current")).status],
      [401, 200]
    )
    assert.strictEqual((await ask(prefix, "/tokens/refresh/", { cookie: cookies[1]! })).status, 401)
  })

  it("deactivates a user immediately, blocks sign-in, and can reactivate them (S3)", async () => {
    const {
      prefix,
      users: [owner, sales],
      call
    } = await open("owner", "sales")
    assert.deepStrictEqual(
      statusAndMessage(await call(0, `/users/${owner!.id}/active`, "PUT", { version: 1, active: false })),
      [422, "NotYourself"]
    )
    assert.strictEqual((await call(0, `/users/${sales!.id}/active`, "PUT", { version: 1, active: false })).status, 200)
    assert.strictEqual((await call(1, "/user/current")).status, 401)
    const tried = () => ask("", "/login", { method: "POST", body: { userName: sales!.userName, password } })
    assert.deepStrictEqual(statusAndMessage(await tried()), [422, "LoginFailed"])
    assert.strictEqual((await call(0, `/users/${sales!.id}/active`, "PUT", { version: 2, active: true })).status, 200)
    assert.match(await signIn(prefix, sales!.userName), /frit-access=/)
  })

  it("always keeps at least one owner, even when two owners demote each other concurrently", async () => {
    const {
      users: [one, other],
      call,
      draftOf
    } = await open("owner", "owner")
    const [first, second] = await Promise.all([draftOf(one!.id), draftOf(other!.id)])
    const answers = await Promise.all([
      call(0, `/users/${other!.id}`, "PUT", { ...second, roles: ["sales"] }),
      call(1, `/users/${one!.id}`, "PUT", { ...first, roles: ["sales"] })
    ])
    assert.strictEqual(
      answers.filter(({ status }) => status === 200).length,
      1,
      answers.map(({ text: words }) => words).join("\n")
    )
  })

  it("accepts the first of two saves, and shows the second the current version (I5)", async () => {
    const {
      users: [, sales],
      call,
      draftOf
    } = await open("owner", "sales")
    const draft = await draftOf(sales!.id)
    assert.strictEqual((await call(0, `/users/${sales!.id}`, "PUT", { ...draft, lastName: "First" })).status, 200)
    const second = await call(0, `/users/${sales!.id}`, "PUT", { ...draft, lastName: "Second" })
    assert.deepStrictEqual(statusAndMessage(second), [409, "UserChanged"])
    assert.deepInclude((second.json().failure as unknown as { current: object }).current, {
      lastName: "First",
      version: 2
    })
  })

  it("resets a password by hand, which ends the user's sessions (S7)", async () => {
    const {
      prefix,
      users: [, sales],
      call
    } = await open("admin", "sales")
    const open1 = await call(0, `/users/${sales!.id}/sessions`)
    assert.strictEqual((open1.json().data as Array<unknown>).length, 1)
    assert.strictEqual((await call(0, `/users/${sales!.id}/password`, "PUT", { password: newPassword })).status, 200)
    assert.strictEqual((await call(1, "/user/current")).status, 401)
    assert.deepStrictEqual(
      statusAndMessage(await ask("", "/login", { method: "POST", body: { userName: sales!.userName, password } })),
      [422, "LoginFailed"]
    )
    const login = await ask("", "/login", {
      method: "POST",
      body: { userName: sales!.userName, password: newPassword }
    })
    const cookie = cookieOf(
      await ask(prefix, "/tokens", { method: "POST", body: { key: (login.json().data as { key: string }).key } })
    )
    assert.deepInclude((await ask(prefix, "/user/current", { cookie })).json().data as object, {
      mustChangePassword: true
    })
  })

  it("prorates the price of a new user over the rest of the billing cycle", async () => {
    const { call } = await open("owner")
    const { daysLeft, daysInCycle, monthlyPrice } = (await call(0, "/users/proration")).json().data as Record<
      string,
      number
    >
    assert.strictEqual(monthlyPrice, 3499)
    assert.isTrue(daysLeft! >= 1 && daysLeft! <= daysInCycle! && daysInCycle! >= 28 && daysInCycle! <= 31)
  })
})
