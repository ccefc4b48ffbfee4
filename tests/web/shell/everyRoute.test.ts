import { assert, describe, it } from "@effect/vitest"
import { type Feature, Role } from "#domain/access/Role.ts"
import { landingOf, turnedAway } from "#web/access/landing.ts"
import { places } from "#web/access/places.ts"
import { aPerson, everyFeature } from "./aPerson.ts"
import { opensWhileInactive, type SpecRoute, specRoutes, starts } from "./specRoutes.ts"

const lines = specRoutes.flatMap(({ paths, ...line }) => paths.map((path) => ({ path, ...line })))
const placeAt = (path: string) => {
  const place = places.find((one) => one.path === path)
  assert.isDefined(place, path)
  return place!
}
const isRoot = (role: Role) => role in starts

/** Where the specification sends a role that comes to a route; undefined is in. */
const expected = (
  { path, roles, feature }: Omit<SpecRoute, "paths"> & { readonly path: string },
  role: Role,
  features: ReadonlyArray<Feature>,
  active: boolean
) => {
  // The platform has no account that could close; if it did, nothing would be open to its own people.
  const start = isRoot(role) && !active ? "/error-401" : starts[role]
  if (path === "/dashboard") return start
  if (!active && !opensWhileInactive(path)) return start ?? "/dashboard"
  const actsAs = active ? [role] : role === "owner" || role === "admin" ? [role, "adminlockedout"] : [role]
  // Root users are kept out of what does not list them, also of what is open to anyone (spec §4, §6); a locked-out
  // admin of all but admin and billing.
  const isListed =
    roles === "anyone" ? !isRoot(role) && role !== "adminlockedout" : actsAs.some((one) => roles.includes(one as Role))
  const isLockedIn = active || actsAs.includes("adminlockedout")
  return isListed && isLockedIn && (feature === undefined || features.includes(feature)) ? undefined : "/error-401"
}

/** Screens that the specification does not have. */
const ofOurOwn = ["/account/security", "/admin/audit", "/admin/reminders", "/admin/security", "/admin/usage"]

describe("every role at every route", () => {
  it("knows every route of the specification, and no other", () => {
    assert.deepStrictEqual(
      places.map(({ path }) => path).sort(),
      [...lines.map(({ path }) => path), ...ofOurOwn].sort()
    )
    assert.strictEqual(new Set(places.map(({ path }) => path)).size, places.length)
  })

  it("gives every route a name of its own", () => {
    assert.strictEqual(new Set(places.map(({ title }) => title)).size, places.length)
  })

  describe.each(Role.literals)("%s", (role) => {
    it.each([true, false])("account active: %s", (active) => {
      for (const line of lines) {
        const without = everyFeature.filter((feature) => feature !== line.feature)
        for (const features of [everyFeature, without, line.feature === undefined ? [] : [line.feature]]) {
          const person = aPerson([role], { features, accountActive: active })
          assert.strictEqual(
            turnedAway(placeAt(line.path), person),
            expected(line, role, features, active),
            `${role} ${line.path} ${features.join()} ${active}`
          )
        }
      }
    })

    it("with a password given by hand gets to its change and nowhere else", () => {
      for (const active of [true, false]) {
        const person = aPerson([role], { mustChangePassword: true, accountActive: active })
        const open = places.filter((place) => turnedAway(place, person) === undefined)
        assert.deepStrictEqual(
          open.map(({ path }) => path),
          ["/account/change-password"]
        )
        assert.strictEqual(turnedAway(placeAt("/dashboard"), person), "/account/change-password")
      }
    })
  })

  it("lets everybody look after how they log in, and owner, admin and root after how their people do; what a shop uses is for its owner and admin", () => {
    for (const role of Role.literals) {
      const open = ofOurOwn.filter((path) => turnedAway(placeAt(path), aPerson([role])) === undefined)
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

  it("brings who must set up a second step to that and nowhere else", () => {
    const person = aPerson(["owner"], { mustSetUpSecondStep: true })
    assert.deepStrictEqual(
      places.filter((place) => turnedAway(place, person) === undefined).map(({ path }) => path),
      ["/account/security"]
    )
    assert.strictEqual(turnedAway(placeAt("/dashboard"), person), "/account/security")
    assert.strictEqual(landingOf(person), "/account/security")
  })

  it("lets someone who only installs into what names no role, and no further", () => {
    const open = places
      .filter((place) => turnedAway(place, aPerson(["installer"])) === undefined)
      .map(({ path }) => path)
    const anyones = specRoutes.filter(({ roles }) => roles === "anyone").flatMap(({ paths }) => paths)
    assert.deepStrictEqual(open.sort(), [...anyones, "/account/security"].sort())
  })

  it("asks for all features of a place unless it says any", () => {
    const features = ["EDI", "FullCRM"] as const
    const at = (access: object, has: ReadonlyArray<Feature>) =>
      turnedAway({ path: "/try", access: { features, ...access } }, aPerson(["owner"], { features: has }))
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
