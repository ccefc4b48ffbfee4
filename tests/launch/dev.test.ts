import { readdirSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import type { UserConfig } from "vite"
import vite from "../../vite.config.ts"

const { devPrograms }: { readonly devPrograms: () => ReadonlyArray<{ readonly env: NodeJS.ProcessEnv }> } =
  await import(new URL("../../app-api/launch/programs.mjs", import.meta.url).href)
const { proxy = {}, port } = (vite as UserConfig).server!
const files = readdirSync("app-web", { recursive: true, encoding: "utf8" }).map((file) => `/${file}`)

describe("npm run dev", () => {
  it("leaves every file of the web app to Vite, and the API and the development mailbox to the server", () => {
    const toServer = (path: string) => Object.keys(proxy).some((start) => path.startsWith(start))
    assert.include(files, "/api/ApiProvider.tsx")
    assert.deepStrictEqual(files.filter(toServer), [])
    for (const path of ["/api/V1/login", "/dev/mail", "/dev/sms"]) assert.isTrue(toServer(path), path)
  })

  it("sets the server's public URL to that of Vite unless configured otherwise", () => {
    const told = process.env["PUBLIC_URL"]
    delete process.env["PUBLIC_URL"]
    assert.deepStrictEqual(
      devPrograms().map(({ env }) => env["PUBLIC_URL"]),
      Array(3).fill(`http://localhost:${port}`)
    )
    process.env["PUBLIC_URL"] = "http://localhost:4000"
    assert.strictEqual(devPrograms()[0]!.env["PUBLIC_URL"], "http://localhost:4000")
    if (told === undefined) delete process.env["PUBLIC_URL"]
    else process.env["PUBLIC_URL"] = told
  })
})
