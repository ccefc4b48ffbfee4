import { assert, describe, it } from "@effect/vitest"
import { WebhooksHelper } from "square"
import { createHmac } from "node:crypto"
import { parseWebhook } from "#adapters/square/CardWebhooks.ts"

const url = "https://frit.example/api/V1/square/events"
const key = "asdf1234"
const now = Date.UTC(2026, 10, 21, 19)
const body = JSON.stringify({
  event_id: "e1",
  type: "payment.updated",
  created_at: new Date(now).toISOString(),
  data: { object: { payment: { note: "é" } } }
})
const sign = (text: string, by = key) =>
  createHmac("sha256", by)
    .update(url + text)
    .digest("base64")

describe("a Square webhook event", () => {
  it("is accepted with the signature Square's own package accepts, and with no other", async () => {
    const right = sign(body)
    assert.isTrue(
      await WebhooksHelper.verifySignature({
        requestBody: body,
        signatureHeader: right,
        signatureKey: key,
        notificationUrl: url
      })
    )
    assert.strictEqual((parseWebhook(body, right, { url, key, now }) as { event_id: string }).event_id, "e1")
    for (const [text, signature] of [
      [body, sign(body, "other")],
      [`${body} `, right],
      [body, ""],
      [body, `${right}=`]
    ] as const) {
      assert.isFalse(
        await WebhooksHelper.verifySignature({
          requestBody: text,
          signatureHeader: signature,
          signatureKey: key,
          notificationUrl: url
        })
      )
      assert.strictEqual(parseWebhook(text, signature, { url, key, now }), "forged")
    }
    assert.strictEqual(parseWebhook(body, right, { url: `${url}/`, key, now }), "forged")
  })

  it("is accepted within five minutes in either direction", () => {
    const at = (minutes: number) => parseWebhook(body, sign(body), { url, key, now: now + minutes * 60_000 })
    assert.deepStrictEqual(
      [at(5), at(-5)].map((event) => typeof event),
      ["object", "object"]
    )
    assert.deepStrictEqual([at(5.01), at(-5.01)], ["stale", "stale"])
  })

  it("is rejected if signed but malformed", () => {
    for (const text of ["", "[]", "{}", '{"event_id":1}'])
      assert.strictEqual(parseWebhook(text, sign(text), { url, key, now }), "forged")
  })
})
