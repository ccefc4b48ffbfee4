import { Effect, Layer } from "effect"
import { isPushServiceUrl } from "#domain/notifications/Notification.ts"
import { PushFailed, Pusher } from "#domain/notifications/Pusher.ts"

/** Imported when the first notification is sent. */
const library = () => import("web-push")

/** Seconds a push service keeps a notification for a device that is offline. */
const timeToLive = 24 * 3_600

/** Timeout of a push service in milliseconds. */
const requestTimeout = 4_000

/**
 * Sends notifications to browsers with the Web Push protocol (RFC 8030), encrypted for the browser (RFC 8291) and
 * signed with the shop's keys (RFC 8292). `mayReach` returns which URLs are push services.
 */
export const pusherWebPush = (mayReach: (address: string) => boolean = isPushServiceUrl) =>
  Layer.succeed(
    Pusher,
    Pusher.of({
      newKeys: Effect.promise(async () => (await library()).default.generateVAPIDKeys()),
      send: Effect.fn("Pusher.send")(function* ({ endpoint, p256dh, auth }, note, { publicKey, privateKey, contact }) {
        if (!mayReach(endpoint)) return "gone"
        const status = yield* Effect.tryPromise({
          try: async () => {
            const { default: webPush } = await library()
            const { headers, body } = webPush.generateRequestDetails(
              { endpoint, keys: { p256dh, auth } },
              JSON.stringify(note),
              { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: timeToLive, urgency: "high" }
            )
            const answer = await fetch(endpoint, {
              method: "POST",
              headers,
              body,
              redirect: "manual",
              signal: AbortSignal.timeout(requestTimeout)
            })
            await answer.body?.cancel()
            return answer.status
          },
          catch: (cause) => new PushFailed({ message: String((cause as Error).message) })
        })
        if (status >= 200 && status < 300) return "sent"
        if (status === 404 || status === 410) return "gone"
        return yield* new PushFailed({ message: `the push service responded with ${status}` })
      })
    })
  )
