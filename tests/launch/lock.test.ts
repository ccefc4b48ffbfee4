import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"

interface Locked {
  readonly version?: string
  readonly dependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> }

/**
 * Node's own rule: a package is looked up in the node_modules of every parent folder (Node manual, "Loading from
 * node_modules folders").
 */
const isFound = (from: string, name: string): boolean => {
  const at = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`
  return (
    packages[at]?.version !== undefined ||
    (from !== "" && isFound(from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ""), name))
  )
}

// When npm writes the lockfile next to a populated node_modules, it omits the packages of other systems, and `npm ci`
// then rejects it.
describe("package-lock.json", () => {
  it("lists every package that a clean install needs, on every system", () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isFound(path, name))
        .map((name) => `${path} needs ${name}`)
    )
    assert.deepStrictEqual(missing, [])
  })
})
