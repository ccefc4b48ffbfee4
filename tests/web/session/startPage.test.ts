import { assert, describe, it } from "@effect/vitest"
import type { Feature, Role } from "#domain/access/Role.ts"
import type { Person } from "#web/access/Person.ts"
import { knownPath, startPageOf, redirectFor, loginUrlFrom } from "#web/access/startPage.ts"
import { menuFor } from "#web/access/mainMenu.ts"
import { screenRoutes } from "#web/access/screenRoutes.ts"

const every: ReadonlyArray<Feature> = [
  "BasicReports",
  "CustomReports",
  "FullCRM",
  "VinDecoder",
  "EDI",
  "BusinessPages",
  "WorkRequest"
]
const person = (roles: ReadonlyArray<Role>, { features = every, accountActive = true } = {}) =>
  ({
    id: "x",
    firstName: "A",
    lastName: "B",
    roles,
    features,
    accountActive,
    isRoot: roles.some((role) => role.startsWith("root"))
  }) as unknown as Person
const goes = (path: string, who: Person) =>
  redirectFor(
    screenRoutes.find((place) => place.path === path)!,
    who
  )

describe("navigation", () => {
  it("sends root users from the dashboard to their tenants, and from a shop's screens to 401", () => {
    assert.strictEqual(startPageOf(person(["root"])), "/tenants")
    assert.strictEqual(startPageOf(person(["root_admin"])), "/users")
    assert.strictEqual(goes("/dashboard", person(["root"])), "/tenants")
    assert.strictEqual(goes("/customers", person(["root"])), "/error-401")
    assert.isUndefined(goes("/locations", person(["root"])))
  })

  it("sends users without the role or the feature to 401", () => {
    assert.strictEqual(goes("/customers", person(["installer"])), "/error-401")
    assert.strictEqual(goes("/customers", person(["sales"], { features: [] })), "/error-401")
    assert.isUndefined(goes("/customers", person(["sales"])))
    assert.isUndefined(goes("/jobs/create", person(["installer"])))
  })

  it("sends users of a closed account to the dashboard, but allows admins into admin and billing", () => {
    const sales = person(["sales"], { accountActive: false })
    const owner = person(["owner"], { accountActive: false })
    assert.deepStrictEqual(
      ["/customers", "/jobs/create", "/account/profile", "/dashboard"].map((path) => goes(path, sales)),
      ["/dashboard", "/dashboard", "/dashboard", undefined]
    )
    assert.deepStrictEqual(
      ["/customers", "/admin", "/billing/account", "/dashboard"].map((path) => goes(path, owner)),
      ["/dashboard", undefined, undefined, undefined]
    )
    assert.strictEqual(goes("/admin", sales), "/error-401")
  })

  it("follows a redirect only to the app's own screens", () => {
    const own = ["/dashboard", "/customers?text=ada&page=2", "/jobs/019845e1-682f-4b02-a706-3b2422d13aec/edit"]
    assert.deepStrictEqual(own.map(knownPath), own)
    const foreign = [
      null,
      "",
      "dashboard",
      "//evil.example",
      "/\\evil.example",
      "https://evil.example/dashboard",
      "/dashboard\n//evil.example",
      "javascript:alert(1)",
      "/login",
      "/auth-transition?type=logout",
      "/unknown",
      "/%2f/evil.example",
      "/customers/../../evil"
    ]
    for (const one of foreign) assert.isUndefined(knownPath(one), String(one))
  })

  it("leaves after sign-out only for the base domain's sign-in page", () => {
    const base = "https://frit.example"
    assert.strictEqual(loginUrlFrom("https://frit.example/login", base), "https://frit.example/login")
    const foreign = [
      null,
      "",
      "https://evil.example/login",
      "//evil.example/login",
      "https://frit.example.evil.example/login",
      "javascript:alert(1)",
      "https://frit.example/auth-transition",
      "https://frit.example@evil.example/login"
    ]
    for (const one of foreign) assert.strictEqual(loginUrlFrom(one, base), "https://frit.example/login", String(one))
  })
})

describe("the main menu", () => {
  const titles = (who: Person) =>
    menuFor(who).flatMap(({ entries }) => entries.map(({ title }) => title.replace("route.", "")))

  it("shows an owner all of the shop's screens, and no tenants", () => {
    assert.deepStrictEqual(titles(person(["owner"])), [
      "dashboard",
      "jobs",
      "scheduler",
      "reminders",
      "dispatches",
      "customers",
      "pricingProfiles",
      "search",
      "nags",
      "distributorParts",
      "distributors",
      "orders",
      "edi",
      "reports",
      "reportDesigner",
      "users",
      "locations",
      "admin"
    ])
  })

  it("shows an installer the screens that no role list excludes", () => {
    assert.deepStrictEqual(titles(person(["installer"])), [
      "dashboard",
      "jobs",
      "scheduler",
      "reminders",
      "dispatches",
      "reportDesigner"
    ])
  })

  it("shows root users the screens that list their role, spec §2", () => {
    assert.deepStrictEqual(titles(person(["root"])), ["reports", "users", "tenants", "locations", "admin"])
  })

  it("shows a locked-out owner the dashboard and admin", () => {
    assert.deepStrictEqual(titles(person(["owner"], { accountActive: false })), ["dashboard", "admin"])
  })
})
