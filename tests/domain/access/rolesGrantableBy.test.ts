import { assert, describe, it } from "@effect/vitest"
import { Role, rolesGrantableBy } from "#domain/access/Role.ts"

/** Written by hand: which roles each role may grant, in a shop and on the platform. Omitted roles grant nothing. */
const inShop: Readonly<Record<string, ReadonlyArray<Role>>> = {
  owner: ["owner", "admin", "billing", "sales", "installer", "vinDecoder", "nags", "plugin"],
  admin: ["admin", "billing", "sales", "installer", "vinDecoder", "nags", "plugin"]
}
const onPlatform: Readonly<Record<string, ReadonlyArray<Role>>> = {
  root: ["root", "root_admin", "root_plugin", "root_vinDecoder"],
  root_admin: ["root_admin", "root_plugin", "root_vinDecoder"]
}

describe("grantable roles", () => {
  it.each(Role.literals)("by %s, in a shop and on the platform", (role) => {
    for (const [isPlatform, table] of [
      [false, inShop],
      [true, onPlatform]
    ] as const) {
      const given = rolesGrantableBy([role], isPlatform)
      for (const other of Role.literals)
        assert.strictEqual(given.includes(other), table[role]?.includes(other) ?? false, `${role} gives ${other}`)
    }
  })

  it("are those of a person's strongest role, and none for a person without roles", () => {
    assert.deepStrictEqual(
      [...rolesGrantableBy(["sales", "admin", "owner"], false)].sort(),
      [...inShop["owner"]!].sort()
    )
    assert.deepStrictEqual(rolesGrantableBy([], false), [])
    assert.deepStrictEqual(rolesGrantableBy(["owner"], true), [])
    assert.deepStrictEqual(rolesGrantableBy(["root"], false), [])
  })
})
