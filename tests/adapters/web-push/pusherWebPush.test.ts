import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createRequire } from "node:module"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { pusherWebPush } from "#adapters/web-push/pusherWebPush.ts"
import { isPushServiceUrl } from "#domain/notifications/Notification.ts"
import { Pusher } from "#domain/notifications/Pusher.ts"

/** The decrypting side of RFC 8291. */
const ece = createRequire(createRequire(import.meta.url).resolve("web-push"))("http_ece") as {
  decrypt: (body: Buffer, how: object) => Buffer
}

interface Posted {
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly body: Buffer
}

/** A local push service with a fixed response, and a browser subscribed to it. */
const service = (status: number) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const posted: Array<Posted> = []
      const server = createServer((request, answer) => {
        const parts: Array<Buffer> = []
        request.on("data", (part: Buffer) => parts.push(part))
        request.on("end", () => {
          posted.push({ headers: request.headers, body: Buffer.concat(parts) })
          answer.writeHead(status).end()
        })
      })
      server.listen(0, "127.0.0.1")
      await once(server, "listening")
      const browser = createECDH("prime256v1")
      browser.generateKeys()
      const secret = randomBytes(16)
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const to = {
        endpoint: `${origin}/push/1`,
        p256dh: browser.getPublicKey("base64url"),
        auth: secret.toString("base64url")
      }
      return { server, posted, browser, secret, origin, to }
    }),
    ({ server }) => Effect.promise(() => new Promise((resolve) => server.close(resolve)))
  )

const note = {
  title: "Quote 1042 accepted",
  body: "2023 Hyundai Kona",
  url: "https://demo.frit.example/jobs/1",
  tag: "a"
}
const here = pusherWebPush((address) => address.startsWith("http://127.0.0.1:"))

describe("a push notification", () => {
  it.effect("is readable only by that browser and identifies the shop by its key", () =>
    Effect.gen(function* () {
      const { posted, browser, secret, origin, to } = yield* service(201)
      const pusher = yield* Pusher
      const keys = yield* pusher.newKeys
      assert.strictEqual(yield* pusher.send(to, note, { ...keys, contact: "https://demo.frit.example" }), "sent")
      const [{ headers, body }] = posted as [Posted]
      assert.strictEqual(headers["content-encoding"], "aes128gcm")
      assert.strictEqual(headers["ttl"], "86400")
      assert.notInclude(body.toString("latin1"), "Kona")
      const read = ece.decrypt(body, {
        version: "aes128gcm",
        privateKey: browser,
        authSecret: secret.toString("base64url")
      })
      assert.deepStrictEqual(JSON.parse(read.toString("utf8")), note)
      // RFC 8292: a token for the push service's origin, signed by the shop with ES256 and the accompanying key.
      const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers["authorization"])) ?? []
      assert.strictEqual(key, keys.publicKey)
      const point = Buffer.from(key, "base64url")
      const publicKey = createPublicKey({
        format: "jwk",
        key: {
          kty: "EC",
          crv: "P-256",
          x: point.subarray(1, 33).toString("base64url"),
          y: point.subarray(33).toString("base64url")
        }
      })
      const [head, claims, signature] = token.split(".") as [string, string, string]
      const signed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const
      assert.isTrue(verify("sha256", Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, "base64url")))
      const { aud, sub } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as { aud: string; sub: string }
      assert.deepStrictEqual({ aud, sub }, { aud: origin, sub: "https://demo.frit.example" })
    }).pipe(Effect.scoped, Effect.provide(here))
  )

  it.effect.each([
    [404, "gone"],
    [410, "gone"]
  ] as const)("reports the browser as gone if the push service responds with %s", ([status, outcome]) =>
    Effect.gen(function* () {
      const { to } = yield* service(status)
      const pusher = yield* Pusher
      const keys = yield* pusher.newKeys
      assert.strictEqual(yield* pusher.send(to, note, { ...keys, contact: "mailto:a@b.example" }), outcome)
    }).pipe(Effect.scoped, Effect.provide(here))
  )

  it.effect("fails if the push service is busy, and is not sent to an invalid address", () =>
    Effect.gen(function* () {
      const { to, posted } = yield* service(503)
      const pusher = yield* Pusher
      const by = { ...(yield* pusher.newKeys), contact: "mailto:a@b.example" }
      assert.include((yield* Effect.flip(pusher.send(to, note, by))).message, "503")
      const strict = yield* Effect.provide(Pusher, pusherWebPush())
      assert.strictEqual(yield* strict.send(to, note, by), "gone")
      assert.strictEqual(posted.length, 1)
    }).pipe(Effect.scoped, Effect.provide(here))
  )

  it("recognizes push services by their hosts", () => {
    for (const right of [
      "https://fcm.googleapis.com/fcm/send/abc:def",
      "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
      "https://web.push.apple.com/QGuQyavXutnMH",
      "https://wns2-by3p.notify.windows.com/w/?token=BQYAAAB"
    ])
      assert.isTrue(isPushServiceUrl(right), right)
    for (const wrong of [
      "http://fcm.googleapis.com/fcm/send/a",
      "https://fcm.googleapis.com.evil.example/a",
      "https://evilfcm.googleapis.com/a",
      "https://fcm.googleapis.com@10.0.0.1/a",
      "https://fcm.googleapis.com:8080/a",
      "https://169.254.169.254/latest",
      "https://localhost/a"
    ])
      assert.isFalse(isPushServiceUrl(wrong), wrong)
  })
})
