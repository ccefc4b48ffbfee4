import { Effect, Layer } from "effect"
import { type Answer, type Envelope, refused } from "#domain/contract/Envelope.ts"
import { Offline } from "./Offline.ts"
import { requestOf } from "./requestOf.ts"
import { Transport } from "./Transport.ts"
import { upload } from "./upload.ts"

/** Milliseconds without an answer after which the line counts as lost. */
const patience = 30_000

/** Calls the server that served the page, below `base` (`/api/V1`). */
export const transportFetch = (base: string) =>
  Layer.succeed(Transport, {
    send: (endpoint, input, sending = {}) => {
      const { path, init } = requestOf(endpoint, input, sending)
      return Effect.tryPromise({
        try: async (signal) =>
          sending.onProgress !== undefined
            ? answerOf(await upload(`${base}${path}`, init, sending.onProgress, signal))
            : answerOf(
                await fetch(`${base}${path}`, {
                  ...init,
                  signal: AbortSignal.any([signal, AbortSignal.timeout(patience)])
                })
              ),
        catch: () => new Offline()
      })
    }
  })

/** A gateway's page in between is not an envelope: it counts as the 500 of spec §8. */
const answerOf = async (response: Response): Promise<Answer> => {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN)
  const later = Number.isNaN(seconds) ? {} : { retryAfter: seconds }
  const isJson = response.headers.get("content-type")?.includes("json") === true
  if (!isJson) return { ...refused(response.status, "serverError"), ...later }
  return { status: response.status, ...later, body: (await response.json()) as Envelope }
}
