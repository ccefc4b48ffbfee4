import { assert, describe, it } from "@effect/vitest"
import { newPathAt, shortcutsFor } from "#web/shell/shortcuts/shortcutsFor.ts"
import { readKey } from "#web/shell/Commands.tsx"
import { samplePerson } from "./samplePerson.ts"

const known = ["g j", "g c", "n", "?"]
const press = (...keys: ReadonlyArray<string>) =>
  keys.reduce<ReturnType<typeof readKey>>(({ pending }, key) => readKey(pending, key, known), { pending: "" })

describe("the shortcut reader", () => {
  it("matches single keys and two in a row", () => {
    assert.strictEqual(press("n").hit, "n")
    assert.strictEqual(press("g", "j").hit, "g j")
    assert.deepStrictEqual(press("g"), { pending: "g" })
  })

  it("drops an unmatched first key, and reads the second key from scratch", () => {
    assert.deepStrictEqual(press("g", "x"), { pending: "" })
    assert.strictEqual(press("g", "n").hit, "n")
    assert.strictEqual(press("g", "g", "c").hit, "g c")
    assert.strictEqual(press("g", "x", "j").hit, undefined)
  })

  it("matches nothing if there are no shortcuts", () => {
    assert.deepStrictEqual(readKey("", "n", []), { pending: "" })
  })
})

describe("the list of a user's shortcuts", () => {
  const keys = (roles: Parameters<typeof samplePerson>[0], more?: Parameters<typeof samplePerson>[1]) =>
    shortcutsFor(samplePerson(roles, more)).map((one) => one.keys)

  it("leads only to screens the user may open", () => {
    assert.deepStrictEqual(keys(["sales"]), ["g d", "g j", "g s", "g c", "g p", "n", "/", "?"])
    assert.deepStrictEqual(keys(["installer"]), ["g d", "g j", "g s", "n", "/", "?"])
    assert.deepStrictEqual(keys(["root"]), ["g r", "g u", "g l", "g t", "g a", "n", "/", "?"])
    assert.deepStrictEqual(keys(["sales"], { features: [] }), ["g d", "n", "/", "?"])
    assert.deepStrictEqual(keys(["owner"], { accountActive: false }), ["g d", "g a", "n", "/", "?"])
  })

  it("contains unique key sequences, none the beginning of another", () => {
    const all = keys(["owner"])
    assert.strictEqual(new Set(all).size, all.length)
    for (const one of all)
      assert.isFalse(
        all.some((other) => other !== one && other.startsWith(`${one} `)),
        one
      )
  })

  it("creates another record of the kind on screen, or a quote", () => {
    const owner = samplePerson(["owner"])
    assert.strictEqual(newPathAt("/customers", owner), "/customers/create")
    assert.strictEqual(newPathAt("/customers/1/edit", owner), "/customers/create")
    assert.strictEqual(newPathAt("/jobs/jobs-list", owner), "/jobs/create")
    assert.strictEqual(newPathAt("/dashboard", owner), "/jobs/create")
    assert.strictEqual(newPathAt("/users", samplePerson(["root"])), "/users/create")
    assert.isUndefined(newPathAt("/dashboard", samplePerson(["root"])))
    assert.isUndefined(newPathAt("/dashboard", samplePerson(["sales"], { features: [] })))
  })
})
