import { assert, describe, it } from "@effect/vitest"
import { signedLinks } from "#adapters/files/FileHost.ts"
import { png } from "../domain/files/pictures.ts"
import { formBody } from "../support/formBody.ts"
import { testSettingsWith } from "../support/testDatabase.ts"
import { testServer } from "../support/testServer.ts"

const host = "files.localhost:3000"
const { ask, openShop, signIn } = testServer({ settings: testSettingsWith({ FRIT_FILES_URL: `http://${host}` }) })

describe("a separate host for files", () => {
  it("serves a file by a signed URL without a cookie and with safe headers, and lets our pages display it (F3)", async () => {
    const { prefix, users } = await openShop(["sales"])
    const cookie = await signIn(prefix, users[0]!.userName)
    const sent = await ask(prefix, "/identity/profile-image", {
      method: "PUT",
      cookie,
      ...formBody({ photo: png(64, 64) })
    })
    const { imageUrl } = sent.json().data as { imageUrl: string }
    const path = imageUrl.replace("/api/V1", "")
    assert.strictEqual((await ask(prefix, path)).status, 401)
    const redirect = await ask(prefix, path, { cookie })
    const address = new URL(String(redirect.headers["location"]))
    assert.deepStrictEqual([redirect.status, address.host], [302, host])
    assert.include(String(redirect.headers["content-security-policy"]), `img-src 'self' http://${host}`)
    const file = await ask(host, `/!${address.pathname}`)
    assert.strictEqual(file.status, 200)
    assert.deepStrictEqual(file.bytes.subarray(0, 3), Buffer.from([0xff, 0xd8, 0xff]))
    assert.deepInclude(file.headers, {
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-disposition": 'attachment; filename="photo.jpg"',
      "content-security-policy": "default-src 'none'; sandbox"
    })
    const changed = `${address.pathname.slice(0, -2)}${address.pathname.endsWith("AA") ? "BB" : "AA"}`
    for (const other of [changed, "/f/", "/f/a.b", "/", "/api/V1/customers", "/login"])
      assert.strictEqual((await ask(host, `/!${other}`, { cookie })).status, 404, other)
  })

  it("accepts a URL until it expires, and none signed with another secret", () => {
    const linked = { key: "t/a/2026/b", type: "image/png", name: "Été.png" } as const
    const links = signedLinks(new URL(`https://${host}`), "one secret")
    const token = links.sign(linked, 1_000)
    assert.deepStrictEqual([links.open(token, 999), links.open(token, 1_000)], [linked, undefined])
    assert.strictEqual(signedLinks(new URL(`https://${host}`), "another").open(token, 999), undefined)
  })
})
