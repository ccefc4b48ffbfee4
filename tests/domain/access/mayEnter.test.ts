import { assert, describe, it } from "@effect/vitest"
import { access, type Door, signedIn } from "#domain/access/accessTable.ts"
import { type Access, isInstallerOnly, isRoot, mayEnter } from "#domain/access/mayEnter.ts"
import { Feature, Role } from "#domain/access/Role.ts"
import { rows } from "#tests/domain/people/whoMayEnterWhere.ts"

const everything = Feature.literals
const asking = (roles: ReadonlyArray<Role>, features: ReadonlyArray<Feature>, accountActive: boolean) => ({
  roles,
  features,
  accountActive
})

describe("who may enter where", () => {
  it("has a door for every row of the specification, and no door whose rule is none of theirs", () => {
    const told = rows.map(({ door }) => door)
    assert.includeMembers(Object.keys(access), told)
    const rules = told.map((door): Access => access[door])
    const others = (Object.keys(access) as ReadonlyArray<Door>).filter((door) => !told.includes(door))
    assert.deepStrictEqual(
      others.filter((door) => !rules.includes(access[door])),
      []
    )
  })

  it.each(rows)("$routes, account active, feature on", ({ door, roles }) => {
    // Nobody holds "adminlockedout" while the account is active: it is what locked-out admins become.
    const open = Role.literals.filter(
      (role) => role !== "adminlockedout" && mayEnter(access[door], asking([role], everything, true))
    )
    assert.deepStrictEqual(open.sort(), [...roles].sort())
  })

  it.each(rows)("$routes, account not active", ({ door, lockedOut }) => {
    const open = Role.literals.filter((role) => mayEnter(access[door], asking([role], everything, false)))
    assert.deepStrictEqual(open.sort(), [...lockedOut].sort())
  })

  it.each(rows)("$routes, with and without its feature", ({ door, roles, feature, lockedOut }) => {
    const others = everything.filter((one) => one !== feature)
    for (const role of roles) {
      assert.strictEqual(
        mayEnter(access[door], asking([role], others, true)),
        feature === undefined,
        `${role} without ${feature}`
      )
      assert.isTrue(
        mayEnter(access[door], asking([role], feature === undefined ? [] : [feature], true)),
        `${role} with ${feature} alone`
      )
    }
    for (const role of lockedOut)
      assert.isTrue(mayEnter(access[door], asking([role], feature === undefined ? [] : [feature], false)))
  })

  it("lets a person in for any one of their roles", () => {
    assert.isTrue(mayEnter(access["/nags"], asking(["installer", "nags"], ["FullCRM"], true)))
    assert.isFalse(mayEnter(access["/nags"], asking(["installer", "sales"], ["FullCRM"], true)))
  })

  it("keeps root users out where root is not named, whatever else they are", () => {
    assert.isFalse(mayEnter(access["/jobs"], asking(["root", "installer"], everything, true)))
    assert.isTrue(mayEnter(access["/customers"], asking(["root", "owner"], everything, true)))
  })

  it("asks for all features by default, and for any where that is said", () => {
    const features = ["EDI", "FullCRM"] as const
    assert.isFalse(mayEnter({ features }, asking(["owner"], ["EDI"], true)))
    assert.isTrue(mayEnter({ features }, asking(["owner"], ["EDI", "FullCRM"], true)))
    assert.isTrue(mayEnter({ features, anyFeature: true }, asking(["owner"], ["EDI"], true)))
    assert.isFalse(mayEnter({ features, anyFeature: true }, asking(["owner"], ["VinDecoder"], true)))
  })

  it("lets lockout beat roles and features", () => {
    assert.isFalse(mayEnter(access["/customers"], asking(["owner"], everything, false)))
    assert.isFalse(mayEnter(access["/admin"], asking(["sales"], everything, false)))
  })

  it("keeps the session itself open to everyone who is signed in", () => {
    for (const role of Role.literals)
      for (const active of [true, false]) assert.isTrue(mayEnter(signedIn, asking([role], [], active)))
    assert.isTrue(mayEnter(signedIn, asking([], [], true)))
  })
})

describe("kinds of people", () => {
  it("calls a person with any root role root", () => {
    const named = Role.literals.filter((role) => isRoot({ roles: [role] }))
    assert.deepStrictEqual([...named].sort(), ["root", "root_admin", "root_plugin", "root_vinDecoder"])
    assert.isTrue(isRoot({ roles: ["sales", "root_admin"] }))
  })

  it("calls installer-only who holds the installer role and no other", () => {
    assert.isTrue(isInstallerOnly({ roles: ["installer"] }))
    assert.isFalse(isInstallerOnly({ roles: ["installer", "sales"] }))
    assert.isFalse(isInstallerOnly({ roles: [] }))
  })
})
