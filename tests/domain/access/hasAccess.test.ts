import { assert, describe, it } from "@effect/vitest"
import { access, type AccessRule, signedIn } from "#domain/access/accessTable.ts"
import { type Access, isInstallerOnly, isRoot, hasAccess } from "#domain/access/hasAccess.ts"
import { Feature, Role } from "#domain/access/Role.ts"
import { rows } from "#tests/domain/people/accessMatrix.ts"

const everything = Feature.literals
const asking = (roles: ReadonlyArray<Role>, features: ReadonlyArray<Feature>, accountActive: boolean) => ({
  roles,
  features,
  accountActive
})

describe("screen access", () => {
  it("has an access rule for every row of the specification and no rules beyond those", () => {
    const told = rows.map(({ door }) => door)
    assert.includeMembers(Object.keys(access), told)
    const rules = told.map((door): Access => access[door])
    const others = (Object.keys(access) as ReadonlyArray<AccessRule>).filter((door) => !told.includes(door))
    assert.deepStrictEqual(
      others.filter((door) => !rules.includes(access[door])),
      []
    )
  })

  it.each(rows)("$routes, account active, feature on", ({ door, roles }) => {
    // No one holds "adminlockedout" while the account is active. Locked-out admins are given it.
    const open = Role.literals.filter(
      (role) => role !== "adminlockedout" && hasAccess(access[door], asking([role], everything, true))
    )
    assert.deepStrictEqual(open.sort(), [...roles].sort())
  })

  it.each(rows)("$routes, account not active", ({ door, lockedOut }) => {
    const open = Role.literals.filter((role) => hasAccess(access[door], asking([role], everything, false)))
    assert.deepStrictEqual(open.sort(), [...lockedOut].sort())
  })

  it.each(rows)("$routes, with and without its feature", ({ door, roles, feature, lockedOut }) => {
    const others = everything.filter((one) => one !== feature)
    for (const role of roles) {
      assert.strictEqual(
        hasAccess(access[door], asking([role], others, true)),
        feature === undefined,
        `${role} without ${feature}`
      )
      assert.isTrue(
        hasAccess(access[door], asking([role], feature === undefined ? [] : [feature], true)),
        `${role} with ${feature} alone`
      )
    }
    for (const role of lockedOut)
      assert.isTrue(hasAccess(access[door], asking([role], feature === undefined ? [] : [feature], false)))
  })

  it("admits a person with several roles through any one of them", () => {
    assert.isTrue(hasAccess(access["/nags"], asking(["installer", "nags"], ["FullCRM"], true)))
    assert.isFalse(hasAccess(access["/nags"], asking(["installer", "sales"], ["FullCRM"], true)))
  })

  it("denies root users where root is not named, whatever their other roles", () => {
    assert.isFalse(hasAccess(access["/jobs"], asking(["root", "installer"], everything, true)))
    assert.isTrue(hasAccess(access["/customers"], asking(["root", "owner"], everything, true)))
  })

  it("requires all features by default, and any one if so specified", () => {
    const features = ["EDI", "FullCRM"] as const
    assert.isFalse(hasAccess({ features }, asking(["owner"], ["EDI"], true)))
    assert.isTrue(hasAccess({ features }, asking(["owner"], ["EDI", "FullCRM"], true)))
    assert.isTrue(hasAccess({ features, anyFeature: true }, asking(["owner"], ["EDI"], true)))
    assert.isFalse(hasAccess({ features, anyFeature: true }, asking(["owner"], ["VinDecoder"], true)))
  })

  it("gives lockout precedence over roles and features", () => {
    assert.isFalse(hasAccess(access["/customers"], asking(["owner"], everything, false)))
    assert.isFalse(hasAccess(access["/admin"], asking(["sales"], everything, false)))
  })

  it("keeps the session endpoints open to every signed-in user", () => {
    for (const role of Role.literals)
      for (const active of [true, false]) assert.isTrue(hasAccess(signedIn, asking([role], [], active)))
    assert.isTrue(hasAccess(signedIn, asking([], [], true)))
  })
})

describe("role classification", () => {
  it("counts a person with any root role as root", () => {
    const named = Role.literals.filter((role) => isRoot({ roles: [role] }))
    assert.deepStrictEqual([...named].sort(), ["root", "root_admin", "root_plugin", "root_vinDecoder"])
    assert.isTrue(isRoot({ roles: ["sales", "root_admin"] }))
  })

  it("counts as installer-only only a person whose sole role is installer", () => {
    assert.isTrue(isInstallerOnly({ roles: ["installer"] }))
    assert.isFalse(isInstallerOnly({ roles: ["installer", "sales"] }))
    assert.isFalse(isInstallerOnly({ roles: [] }))
  })
})
