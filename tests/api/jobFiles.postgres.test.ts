import { assert, describe, it } from "@effect/vitest"
import { loadImage } from "@napi-rs/canvas"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { joined, png, text } from "../domain/files/pictures.ts"
import { bmp, pdf } from "../domain/job-files/papers.ts"
import { statusAndMessage } from "../support/openShopWithStaff.ts"
import { formBody } from "../support/formBody.ts"
import { testServer } from "../support/testServer.ts"

const { ask, signIn, openShop } = testServer()

const desk = async () => {
  const { prefix, users, location } = await openShop(["sales"])
  const cookie = await signIn(prefix, users[0]!.userName)
  const post = (path: string, body: unknown) => ask(prefix, path, { method: "POST", body, cookie })
  const customer = (await post("/customers", sampleCustomer)).json().data as { id: CustomerId }
  const { id } = (await post("/jobs", sampleJob(customer.id, location.id))).json().data as { id: string }
  const send = (fields: Readonly<Record<string, string | Uint8Array>>) =>
    ask(prefix, `/jobs/${id}/files`, {
      method: "POST",
      cookie,
      ...formBody({ fileId: crypto.randomUUID(), place: "attachment", name: "Claim.pdf", ...fields })
    })
  return {
    prefix,
    cookie,
    id,
    send,
    post,
    get: (path: string, as = cookie) => ask(prefix, `/jobs/${id}${path}`, { cookie: as }),
    take: (path: string) => ask(prefix, `/jobs/${id}${path}`, { method: "DELETE", cookie })
  }
}

describe("the job files API", () => {
  it("re-encodes images, preserves names, and serves files with safe headers (F2, F3)", async () => {
    const { get, send } = await desk()
    const photo = await send({ place: "full", name: "IMG 1.png", file: png(4000, 1000) })
    assert.strictEqual(photo.status, 200, photo.text)
    const { id, ...kept } = photo.json().data as {
      id: string
      place: string
      name: string
      type: string
      hasThumbnail: boolean
    }
    assert.deepInclude(kept, { place: "full", name: "IMG 1.png", type: "image/png", hasThumbnail: true })
    const [content, thumbnail] = [await get(`/files/${id}/content`), await get(`/files/${id}/thumbnail`)]
    const sizes = await Promise.all([content, thumbnail].map(async ({ bytes }) => await loadImage(Buffer.from(bytes))))
    assert.deepStrictEqual(
      sizes.map(({ width, height }) => [width, height]),
      [
        [3200, 800],
        [480, 120]
      ]
    )
    for (const { headers } of [content, thumbnail]) {
      assert.strictEqual(headers["x-content-type-options"], "nosniff")
      assert.match(String(headers["content-disposition"]), /^attachment;/)
      assert.match(String(headers["content-security-policy"]), /sandbox/)
    }
    const claim = (await send({ name: 'Réclamation "7".pdf', file: pdf })).json().data as { id: string }
    const served = await get(`/files/${claim.id}/content`)
    assert.deepStrictEqual(
      [served.headers["content-type"], served.headers["content-disposition"], Buffer.from(served.bytes).equals(pdf)],
      ["application/pdf", "attachment; filename=\"R_clamation 7.pdf\"; filename*=UTF-8''R%C3%A9clamation%207.pdf", true]
    )
    assert.strictEqual((await get(`/files/${claim.id}/thumbnail`)).status, 404)
    const scan = (await send({ name: "scan.bmp", file: bmp() })).json().data
    assert.deepInclude(scan, { name: "scan.png", type: "image/png" })
  })

  it("hides files from other shops, and no longer serves deleted ones until restored", async () => {
    const [mine, theirs] = [await desk(), await desk()]
    const { id } = (await mine.send({ file: pdf })).json().data as { id: string }
    assert.strictEqual((await theirs.get(`/files/${id}/content`)).status, 404)
    assert.strictEqual(
      (await ask(theirs.prefix, `/jobs/${mine.id}/files/${id}/content`, { cookie: theirs.cookie })).status,
      404
    )
    assert.strictEqual((await mine.get(`/files/${id}/content`, "")).status, 401)
    assert.strictEqual((await mine.take(`/files/${id}`)).status, 200)
    assert.strictEqual((await mine.get(`/files/${id}/content`)).status, 404)
    assert.strictEqual((await mine.post(`/jobs/${mine.id}/files/${id}/restored`, {})).status, 200)
    assert.strictEqual((await mine.get(`/files/${id}/content`)).status, 200)
    const { items } = (await mine.get("/changes?kind=file")).json().data as {
      items: Array<{ by: { name: string }; what: { deed: string } }>
    }
    assert.deepStrictEqual(
      items.map(({ what }) => what.deed),
      ["restored", "deleted", "added"]
    )
  })

  it("rejects other file types and files over 5 MB (F1, F2)", async () => {
    const { send } = await desk()
    assert.deepStrictEqual(
      statusAndMessage(await send({ name: "logo.png", file: text('<svg xmlns="http://www.w3.org/2000/svg"/>') })),
      [422, "FileNotTaken"]
    )
    assert.deepStrictEqual(statusAndMessage(await send({ place: "full", file: pdf })), [422, "FileNotTaken"])
    assert.deepStrictEqual(statusAndMessage(await send({ place: "roof", file: pdf })), [400, "checkFields"])
    assert.deepStrictEqual(
      statusAndMessage(await send({ file: joined(pdf, new Uint8Array(5 * 1024 * 1024 + 1 - pdf.length)) })),
      [413, "fileTooLarge"]
    )
  })
})
