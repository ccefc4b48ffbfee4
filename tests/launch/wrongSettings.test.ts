import { spawnSync } from "node:child_process"
import { assert, describe, it } from "@effect/vitest"

/** Runs one of our programs in its own environment, and returns its output and exit code. */
const started = (program: string, env: Readonly<Record<string, string>>) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [program], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"]!, ...env }
  })
  return { status, stderr, stdout }
}

describe("a start with an invalid setting", () => {
  it("reports it in one line and exits before doing anything", () =>
    assert.deepStrictEqual(started("app-api/main.ts", { PORT: "eighty", FRIT_DATA: "/nowhere/at/all" }), {
      status: 1,
      stderr: "PORT=eighty is invalid: expected a port from 1 to 65535.\n",
      stdout: ""
    }))

  it("reports an unknown setting", () =>
    assert.strictEqual(
      started("app-api/main.ts", { FRIT_DEMMO: "true" }).stderr,
      "FRIT_DEMMO is not a Frit setting. Did you mean FRIT_DEMO?\n"
    ))

  it("reports it the same way for a backup", () =>
    assert.deepStrictEqual(started("app-api/backup.ts", { DATABASE_URL: "mysql://frit:hunter2@db/frit" }), {
      status: 1,
      stderr: "DATABASE_URL is invalid: expected a URL like postgres://user:password@host:5432/database.\n",
      stdout: ""
    }))

  it("reports a restore without a backup the same way", () =>
    assert.strictEqual(
      started("app-api/restore.ts", { DATABASE_URL: "postgres://frit:hunter2@127.0.0.1:1/frit" }).stderr,
      "Specify a backup: npm run restore -- <folder> [--over]\n"
    ))
})
