import { assert, describe, it } from "@effect/vitest"
import { loadImage } from "@napi-rs/canvas"
import { emptyZip, joined, png, text } from "../domain/files/pictures.ts"
import { openShopWithStaff, statusAndMessage } from "../support/openShopWithStaff.ts"
import { testServer } from "../support/testServer.ts"

const server = testServer()
const { ask } = server
const open = openShopWithStaff(server)

const boundary = "frit-test"
const form = (bytes: Uint8Array, name = "photo") =>
  joined(
    text(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`
    ),
    bytes,
    text(`\r\n--${boundary}--\r\n`)
  )

describe("a profile photo", () => {
  const send = (prefix: string, cookie: string, body: Uint8Array, headers = {}) =>
    ask(prefix, "/identity/profile-image", {
      method: "PUT",
      cookie,
      body,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}`, ...headers }
    })

  it("is re-encoded as a square of at most 512 pixels and served with safe headers (F2, F3)", async () => {
    const {
      prefix,
      users: [sales],
      cookies: [cookie],
      call
    } = await open("sales")
    const sent = await send(prefix, cookie!, form(png(900, 600)))
    assert.strictEqual(sent.status, 200, sent.text)
    const { imageUrl } = sent.json().data as { imageUrl: string }
    assert.match(imageUrl, /^\/api\/V1\/files\/[0-9a-f-]{36}$/)
    assert.notInclude(imageUrl, sales!.id)
    assert.strictEqual(((await call(0, "/user/current")).json().data as { imageUrl: string }).imageUrl, imageUrl)
    const { bytes, headers } = await ask(prefix, imageUrl.replace("/api/V1", ""), { cookie: cookie! })
    assert.deepInclude(headers, {
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-disposition": 'attachment; filename="photo.jpg"'
    })
    assert.match(String(headers["content-security-policy"]), /sandbox/)
    const kept = await loadImage(bytes)
    assert.deepStrictEqual([kept.width, kept.height], [512, 512])

    const stranger = await open("owner")
    assert.strictEqual(
      (await ask(stranger.prefix, imageUrl.replace("/api/V1", ""), { cookie: stranger.cookies[0]! })).status,
      404
    )
    assert.strictEqual((await ask(prefix, imageUrl.replace("/api/V1", ""))).status, 401)
    assert.strictEqual((await call(0, "/identity/profile-image", "DELETE")).status, 200)
    assert.strictEqual((await call(0, imageUrl.replace("/api/V1", ""))).status, 404)
  })

  it("is rejected if it is not an image, hides another file, is too large to decode, or is not sent as a form (F2)", async () => {
    const {
      prefix,
      cookies: [cookie]
    } = await open("sales")
    const corpus: ReadonlyArray<readonly [what: string, body: Uint8Array, status: number, message: string]> = [
      ["a text file with an image's name", form(text("no picture")), 422, "NotAPicture"],
      [
        "an SVG",
        form(text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
        422,
        "NotAPicture"
      ],
      ["a GIF", form(text("GIF89a\u0001\u0000\u0001\u0000")), 422, "NotAPicture"],
      ["a PNG that is also an archive", form(joined(png(8, 8), emptyZip)), 422, "NotAPicture"],
      ["a PNG of 30,000 × 30,000 pixels", form(png(30_000, 30_000, true)), 422, "PictureTooLarge"],
      ["no file", form(png(8, 8), "other"), 400, "checkFields"],
      ["a truncated form", form(png(8, 8)).subarray(0, 60), 400, "notReadable"]
    ]
    for (const [what, body, status, message] of corpus)
      assert.deepStrictEqual(statusAndMessage(await send(prefix, cookie!, body)), [status, message], what)
    assert.deepStrictEqual(
      statusAndMessage(await send(prefix, cookie!, text("{}"), { "content-type": "application/json" })),
      [415, "formOnly"]
    )
    assert.deepStrictEqual(statusAndMessage(await send(prefix, "", form(png(8, 8)))), [401, "signInFirst"])
  })

  it("is rejected if it has more than 5 MB: by its Content-Length before it is read, otherwise at the exact byte (F1)", async () => {
    const {
      prefix,
      cookies: [cookie]
    } = await open("sales")
    const begun = await send(prefix, cookie!, form(png(8, 8)), { "content-length": String(6 * 1024 * 1024) })
    assert.deepStrictEqual([...statusAndMessage(begun), begun.headers["connection"]], [413, "fileTooLarge", "close"])
    const justOver = form(new Uint8Array(5 * 1024 * 1024 + 1))
    assert.deepStrictEqual(statusAndMessage(await send(prefix, cookie!, justOver)), [413, "fileTooLarge"])
  })
})
