import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"

const { isInstalled } = await import(new URL("../../app-api/launch/isInstalled.mjs", import.meta.url).href)

const lock = readFileSync("package-lock.json", "utf8")
const npmsList = readFileSync("node_modules/.package-lock.json", "utf8")

const listWith = (change: (packages: Record<string, { version: string }>) => void) => {
  const list = JSON.parse(npmsList)
  change(list.packages)
  return JSON.stringify(list)
}

describe("isInstalled", () => {
  it("accepts the packages that npm installed here as matching the lockfile", () =>
    assert.isTrue(isInstalled(lock, npmsList)))

  it("requires an install if there are no packages", () => assert.isFalse(isInstalled(lock, undefined)))

  it("requires an install if a package has another version", () =>
    assert.isFalse(
      isInstalled(
        lock,
        listWith((packages) => {
          packages["node_modules/effect"]!.version = "3.0.0"
        })
      )
    ))

  it("requires an install if a package is missing", () =>
    assert.isFalse(
      isInstalled(
        lock,
        listWith((packages) => {
          delete packages["node_modules/koa"]
        })
      )
    ))

  it("requires an install if there is an extra package", () =>
    assert.isFalse(
      isInstalled(
        lock,
        listWith((packages) => {
          packages["node_modules/left-over"] = { version: "1.0.0" }
        })
      )
    ))

  it("accepts a container image's packages, without build dependencies, for running but not for building", () => {
    const pruned = listWith((packages) => {
      const { packages: wanted } = JSON.parse(lock)
      for (const path of Object.keys(packages)) if (wanted[path]?.dev === true) delete packages[path]
    })
    assert.notInclude(pruned, '"node_modules/vitest"')
    assert.isTrue(isInstalled(lock, pruned, { toRun: true }))
    assert.isFalse(isInstalled(lock, pruned))
    const broken = JSON.parse(pruned)
    delete broken.packages["node_modules/koa"]
    assert.isFalse(isInstalled(lock, JSON.stringify(broken), { toRun: true }))
  })
})
