import { assert, describe, it } from "@effect/vitest"
import { credentials } from "../../support/s3/s3Server.ts"
import { refusalOf, signatureOf } from "../../support/s3/signatureV4.ts"

// Amazon S3 API Reference, "Authenticating Requests (AWS Signature Version 4)": its published examples, all dated May
// 24, 2013, in us-east-1.
const host = "examplebucket.s3.amazonaws.com"
const date = "20130524T000000Z"
const scope = "20130524/us-east-1/s3/aws4_request"
const nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

const examples = [
  {
    what: "GET Object",
    method: "GET",
    path: "/test.txt",
    payload: nothing,
    headers: { host, range: "bytes=0-9", "x-amz-content-sha256": nothing, "x-amz-date": date },
    signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"
  },
  {
    what: "PUT Object",
    method: "PUT",
    path: "/test$file.text",
    payload: "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
    headers: {
      date: "Fri, 24 May 2013 00:00:00 GMT",
      host,
      "x-amz-content-sha256": "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
      "x-amz-date": date,
      "x-amz-storage-class": "REDUCED_REDUNDANCY"
    },
    signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"
  },
  {
    what: "GET Bucket lifecycle",
    method: "GET",
    path: "/?lifecycle",
    payload: nothing,
    headers: { host, "x-amz-content-sha256": nothing, "x-amz-date": date },
    signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"
  },
  {
    what: "GET Bucket (list objects)",
    method: "GET",
    path: "/?max-keys=2&prefix=J",
    payload: nothing,
    headers: { host, "x-amz-content-sha256": nothing, "x-amz-date": date },
    signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"
  }
] as const

describe("the tests' S3 server", () => {
  it.each(examples)(
    "accepts the signature of Amazon's example $what",
    ({ headers, method, path, payload, signature }) =>
      assert.strictEqual(
        signatureOf(
          { method, url: new URL(path, `https://${host}`), headers: headers as never },
          credentials.secretAccessKey,
          { date, payload, scope, signedHeaders: Object.keys(headers) }
        ),
        signature
      )
  )

  const presigned = new URL(
    `https://${host}/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=${date}&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404`
  )
  const at = Date.UTC(2013, 4, 24)

  it("accepts Amazon's example of a presigned URL until it expires and not after", () => {
    const request = { method: "GET", url: presigned, headers: { host } }
    assert.strictEqual(refusalOf(request, credentials, at + 86_400_000), undefined)
    assert.strictEqual(refusalOf(request, credentials, at + 86_400_001), "AccessDenied")
  })

  it("rejects another path, another key, and a missing signature", () => {
    const other = new URL(presigned)
    other.pathname = "/other.txt"
    assert.strictEqual(
      refusalOf({ method: "GET", url: other, headers: { host } }, credentials, at),
      "SignatureDoesNotMatch"
    )
    assert.strictEqual(
      refusalOf({ method: "GET", url: presigned, headers: { host } }, { ...credentials, accessKeyId: "AKIA" }, at),
      "InvalidAccessKeyId"
    )
    assert.strictEqual(
      refusalOf({ method: "GET", url: new URL(`https://${host}/test.txt`), headers: { host } }, credentials, at),
      "AccessDenied"
    )
  })
})
