import { afterAll, assert, describe, it } from "@effect/vitest"
import { png } from "../domain/files/pictures.ts"
import { formBody } from "../support/formBody.ts"
import { credentials, startS3 } from "../support/s3/s3Server.ts"
import { testSettingsWith } from "../support/testDatabase.ts"
import { testServer } from "../support/testServer.ts"

const s3 = await startS3("frit-files")
afterAll(() => s3.close())

const bucket = {
  FRIT_S3_BUCKET: "frit-files",
  FRIT_S3_ENDPOINT: s3.endpoint.href,
  FRIT_S3_KEY: credentials.accessKeyId,
  FRIT_S3_SECRET: credentials.secretAccessKey
}
const streaming = testServer({ settings: testSettingsWith(bucket) })
const direct = testServer({ settings: testSettingsWith({ ...bucket, FRIT_S3_DIRECT: "yes" }) })

const photo = async ({ ask, openShop, signIn }: typeof direct) => {
  const { prefix, users } = await openShop(["sales"])
  const cookie = await signIn(prefix, users[0]!.userName)
  const sent = await ask(prefix, "/identity/profile-image", {
    method: "PUT",
    cookie,
    ...formBody({ photo: png(64, 64) })
  })
  const { imageUrl } = sent.json().data as { imageUrl: string }
  const path = imageUrl.replace("/api/V1", "")
  return {
    answer: await ask(prefix, path, { cookie }),
    unsigned: await ask(prefix, path),
    page: await ask(prefix, "/user/current", { cookie })
  }
}

describe("file storage in a bucket", () => {
  it("streams files through the server with their size and safe headers, unless the bucket may serve them (F3)", async () => {
    const { answer, page } = await photo(streaming)
    assert.deepInclude(answer.headers, {
      "content-type": "image/jpeg",
      "content-length": String(answer.bytes.length),
      "content-disposition": 'attachment; filename="photo.jpg"'
    })
    assert.match(String(answer.headers["content-security-policy"]), /sandbox/)
    assert.deepStrictEqual(answer.bytes.subarray(0, 3), Buffer.from([0xff, 0xd8, 0xff]))
    assert.notInclude(String(page.headers["content-security-policy"]), s3.endpoint.origin)
  })

  it("redirects signed-in browsers to a short-lived signed bucket URL that our pages may display", async () => {
    const { answer, page, unsigned } = await photo(direct)
    assert.deepStrictEqual([answer.status, unsigned.status], [302, 401])
    assert.strictEqual(answer.headers["cache-control"], "private, max-age=240")
    const address = new URL(String(answer.headers["location"]))
    assert.deepStrictEqual([address.origin, address.searchParams.get("X-Amz-Expires")], [s3.endpoint.origin, "300"])
    const fetched = await fetch(address)
    assert.deepStrictEqual([fetched.status, fetched.headers.get("content-type")], [200, "image/jpeg"])
    assert.match(fetched.headers.get("content-disposition")!, /^attachment;/)
    assert.include(String(page.headers["content-security-policy"]), `img-src 'self' ${s3.endpoint.origin} data:`)
  })
})
