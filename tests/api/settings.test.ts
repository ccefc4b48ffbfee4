import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { settings, settingsTable, invalidSettings } from "#api/settings.ts"

describe("server settings", () => {
  it("accepts an empty environment", () => assert.deepStrictEqual(invalidSettings({ PATH: "/bin", HOME: "/root" }), []))

  it("accepts the values shown in README.md", () =>
    assert.deepStrictEqual(
      invalidSettings({
        DATABASE_URL: "postgres://frit:secret@db.example:5432/frit",
        PORT: "8080",
        PUBLIC_URL: "https://frit.example",
        FRIT_DATA: "/srv/frit",
        FRIT_DEMO: "false",
        FRIT_LOG: "json",
        FRIT_DRAIN: "5",
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318"
      }),
      []
    ))

  const wrong: ReadonlyArray<readonly [name: string, value: string, told: string]> = [
    ["PORT", "eighty", "PORT=eighty is invalid: expected a port from 1 to 65535."],
    ["PORT", "70000", "PORT=70000 is invalid: expected a port from 1 to 65535."],
    [
      "PUBLIC_URL",
      "frit.example",
      "PUBLIC_URL=frit.example is invalid: expected a URL that begins with http:// or https://."
    ],
    ["FRIT_DEMO", "maybe", "FRIT_DEMO=maybe is invalid: expected true or false."],
    ["FRIT_LOG", "xml", "FRIT_LOG=xml is invalid: expected json or readable."],
    ["FRIT_DRAIN", "-1", "FRIT_DRAIN=-1 is invalid: expected a number of seconds from 0 to 600."],
    ["FRIT_DEMMO", "true", "FRIT_DEMMO is not a Frit setting. Did you mean FRIT_DEMO?"]
  ]
  it.each(wrong)("reports in one line that %s=%s is wrong", (name, value, told) =>
    assert.deepStrictEqual(invalidSettings({ [name]: value }), [told])
  )

  it("never reveals a secret", () =>
    assert.notInclude(invalidSettings({ DATABASE_URL: "mysql://frit:hunter2@db/frit" }).join(), "hunter2"))

  it("matches the table in README.md", () => assert.include(readFileSync("README.md", "utf8"), settingsTable()))

  it("is complete: the server reads no other variable", () => {
    const files = ["app-api", "adapters"].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts"))
        .map((file) => join(room, file))
    )
    const read = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/(?:Config\.\w+\(|process\.env\[|env\[)"([A-Z][A-Z_]+)"/g)].map(
        ([, name]) => name!
      )
    )
    const known = settings.map(({ name }) => name)
    assert.deepStrictEqual(
      [...new Set(read)].filter((name) => !known.includes(name)),
      []
    )
    assert.include(read, "DATABASE_URL")
  })
})
