import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { dataOf } from "../api/faults/desk.ts"
import { openEnvironment, type FaultEnvironment, type Server } from "../api/faults/openEnvironment.ts"
import { twoNodes } from "../api/faults/twoNodes.ts"

const git = (...args: ReadonlyArray<string>) => {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
  return status === 0 ? stdout.trim() : undefined
}

/** The build before the newest migration: the one that runs next to this one during a rolling upgrade. */
const before = (() => {
  // Looks for an added file: slices have their own migrations, and the list of migrations also changes for other
  // reasons.
  const newest = git("log", "-1", "--diff-filter=A", "--format=%H", "--", ":(glob)adapters/postgres/**/Migration*.ts")
  return newest === undefined || newest === "" ? undefined : git("rev-parse", "--verify", "--quiet", `${newest}^`)
})()
if (before === undefined)
  console.error(
    "The git history does not contain the build before the newest migration, so the test of two versions is skipped."
  )

// D2: expand, migrate, contract. The previous build's own server, from the repository's history, on this build's
// schema.
describe.skipIf(before === undefined)("the build before the newest migration, on this build's schema,", () => {
  const folder = mkdtempSync(join(tmpdir(), "frit-before-"))
  let place: FaultEnvironment
  let old: Server
  let current: Server

  beforeAll(async () => {
    execFileSync("sh", [
      "-c",
      'git archive "$1" package.json tsconfig.base.json domain adapters app-api app-web ui | tar -x -C "$2"',
      "sh",
      before!,
      folder
    ])
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"))
    place = await openEnvironment()
    ;[current, old] = await Promise.all([place.start(), place.start({}, undefined, folder)])
  }, 120_000)
  afterAll(async () => {
    await place?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  twoNodes(() => ({ place, one: old, other: current }))

  it("starts after this build has migrated, and can save and read everyday data", async () => {
    const { prefix, users } = await place.openShop(["owner"])
    const cookie = await old.signIn(prefix, users[0]!.userName)
    await old.kill()
    old = await place.start({}, undefined, folder)
    for (const path of [
      "/user/current",
      "/customers",
      "/jobs",
      "/locations",
      "/users",
      "/products",
      "/pricing-profiles"
    ]) {
      const [theirs, ours] = await Promise.all([old, current].map((node) => node.ask(prefix, path, { cookie })))
      assert.deepStrictEqual([theirs!.status, ours!.status], [200, 200], `${path}: ${theirs!.text}`)
      assert.hasAnyKeys(dataOf<object>(ours!), Object.keys(dataOf<object>(theirs!)))
    }
  }, 60_000)
})
