import { assert, describe, it } from "@effect/vitest"
import { type Feature, Role } from "#domain/access/Role.ts"
import { startPageOf, redirectFor } from "#web/access/startPage.ts"
import { screenRoutes } from "#web/access/screenRoutes.ts"
import { samplePerson, everyFeature } from "./samplePerson.ts"
import { opensWhileInactive, type SpecRoute, specRoutes, starts } from "./specRoutes.ts"

const lines = specRoutes.flatMap(({ paths, ...line }) => paths.map((path) => ({ path, ...line })))
const placeAt = (path: string) => {
  const place = screenRoutes.find((one) => one.path === path)
  assert.isDefined(place, path)
  return place!
}
const isRoot = (role: Role) => role in starts

/** Where the specification sends a role that opens a route; undefined if it may enter. */
const expected = (
  { path, roles, feature }: Omit<SpecRoute, "paths"> & { readonly path: string },
  role: Role,
  features: ReadonlyArray<Feature>,
  active: boolean
) => {
  // The platform has no account that could be closed. If it did, nothing would be open to its own users.
  const start = isRoot(role) && !active ? "/error-401" : starts[role]
  if (path === "/dashboard") return start
  if (!active && !opensWhileInactive(path)) return start ?? "/dashboard"
  const actsAs = active ? [role] : role === "owner" || role === "admin" ? [role, "adminlockedout"] : [role]
  // Root users are denied routes that do not list them, including routes open to anyone (spec §4, §6). A locked-out
  // admin is denied everything but admin and billing.
  const isListed =
    roles === "anyone" ? !isRoot(role) && role !== "adminlockedout" : actsAs.some((one) => roles.includes(one as Role))
  const isLockedIn = active || actsAs.includes("adminlockedout")
  return isListed && isLockedIn && (feature === undefined || features.includes(feature)) ? undefined : "/error-401"
}

/** Screens that are not in the specification. */
const ofOurOwn = ["/account/security", "/admin/audit", "/admin/reminders", "/admin/security", "/admin/usage"]

describe("every role at every route", () => {
  it("covers exactly the routes of the specification", () => {
    assert.deepStrictEqual(
      screenRoutes.map(({ path }) => path).sort(),
      [...lines.map(({ path }) => path), ...ofOurOwn].sort()
    )
    assert.strictEqual(new Set(screenRoutes.map(({ path }) => path)).size, screenRoutes.length)
  })

  it("gives every route a unique name", () => {
    assert.strictEqual(new Set(screenRoutes.map(({ title }) => title)).size, screenRoutes.length)
  })

  describe.each(Role.literals)("%s", (role) => {
    it.each([true, false])("account active: %s", (active) => {
      for (const line of lines) {
        const without = everyFeature.filter((feature) => feature !== line.feature)
        for (const features of [everyFeature, without, line.feature === undefined ? [] : [line.feature]]) {
          const person = samplePerson([role], { features, accountActive: active })
          assert.strictEqual(
            redirectFor(placeAt(line.path), person),
            expected(line, role, features, active),
            `${role} ${line.path} ${features.join()} ${active}`
          )
        }
      }
    })

    it("allows only the password change if the password was set by an admin", () => {
      for (const active of [true, false]) {
        const person = samplePerson([role], { mustChangePassword: true, accountActive: active })
        const open = screenRoutes.filter((place) => redirectFor(place, person) === undefined)
        assert.deepStrictEqual(
          open.map(({ path }) => path),
          ["/account/change-password"]
        )
        assert.strictEqual(redirectFor(placeAt("/dashboard"), person), "/account/change-password")
      }
    })
  })

  it("opens their own security settings to everyone, security administration and the audit log to owner, admin and root, and reminder rules and usage to owner and admin", () => {
    for (const role of Role.literals) {
      const open = ofOurOwn.filter((path) => redirectFor(placeAt(path), samplePerson([role])) === undefined)
      assert.deepStrictEqual(
        open,
        ["owner", "admin"].includes(role)
          ? ofOurOwn
          : role === "root"
            ? ofOurOwn.filter((path) => !["/admin/reminders", "/admin/usage"].includes(path))
            : ["/account/security"],
        role
      )
    }
  })

  it("allows only the security settings if a second step must be set up", () => {
    const person = samplePerson(["owner"], { mustSetUpSecondStep: true })
    assert.deepStrictEqual(
      screenRoutes.filter((place) => redirectFor(place, person) === undefined).map(({ path }) => path),
      ["/account/security"]
    )
    assert.strictEqual(redirectFor(placeAt("/dashboard"), person), "/account/security")
    assert.strictEqual(startPageOf(person), "/account/security")
  })

  it("opens to installers the routes that name no role, and no others", () => {
    const open = screenRoutes
      .filter((place) => redirectFor(place, samplePerson(["installer"])) === undefined)
      .map(({ path }) => path)
    const anyones = specRoutes.filter(({ roles }) => roles === "anyone").flatMap(({ paths }) => paths)
    assert.deepStrictEqual(open.sort(), [...anyones, "/account/security"].sort())
  })

  it("requires all features of a route, unless any one is enough", () => {
    const features = ["EDI", "FullCRM"] as const
    const at = (access: object, has: ReadonlyArray<Feature>) =>
      redirectFor({ path: "/try", access: { features, ...access } }, samplePerson(["owner"], { features: has }))
    assert.deepStrictEqual(
      [
        at({}, ["EDI"]),
        at({}, ["EDI", "FullCRM"]),
        at({ anyFeature: true }, ["EDI"]),
        at({ anyFeature: true }, ["VinDecoder"])
      ],
      ["/error-401", undefined, undefined, "/error-401"]
    )
  })
})
