import { randomBytes } from "node:crypto"
import { join, resolve } from "node:path"
import { Config, Context, Effect, Layer, Option, Redacted } from "effect"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { CardWebhooks } from "#adapters/square/CardWebhooks.ts"
import { cardProcessorSquare } from "#adapters/square/cardProcessorSquare.ts"
import { squareSandbox } from "#adapters/square-sandbox/squareSandbox.ts"
import { CardProcessor, ProcessorUnavailable } from "#domain/card-payments/CardProcessor.ts"
import { allowsSandboxes } from "./exposure.ts"

/** The path of Square's webhook. */
export const cardHookPath = "/api/V1/square/events"

/**
 * The card processor: Square if its token is configured, our own sandbox if the public URL is localhost, otherwise
 * none.
 */
export const cards = Layer.unwrap(
  Effect.gen(function* () {
    const token = yield* Config.option(Config.Redacted("FRIT_SQUARE_TOKEN"))
    const { url } = yield* PublicUrl
    const hookUrl = new URL(cardHookPath, url).href
    if (Option.isSome(token)) return Layer.effectContext(square(Redacted.value(token.value), hookUrl))
    return Layer.effectContext((yield* allowsSandboxes(url)) ? sandbox(hookUrl) : Effect.succeed(nobody))
  })
).pipe(Layer.provide(PublicUrl.layer))

const square = Effect.fnUntraced(function* (token: string, hookUrl: string) {
  const locationId = yield* Config.String("FRIT_SQUARE_LOCATION")
  const applicationId = yield* Config.String("FRIT_SQUARE_APP")
  const url = yield* Config.String("FRIT_SQUARE_URL").pipe(Config.withDefault("https://connect.squareup.com"))
  const key = yield* Config.option(Config.Redacted("FRIT_SQUARE_WEBHOOK_KEY"))
  const script = `https://${applicationId.startsWith("sandbox-") ? "sandbox." : ""}web.squarecdn.com/v1/square.js`
  return both(
    cardProcessorSquare({ token, locationId, url, frame: { kind: "square", script, applicationId, locationId } }),
    Option.getOrUndefined(Option.map(key, (kept) => ({ url: hookUrl, key: Redacted.value(kept) })))
  )
})

const sandbox = Effect.fnUntraced(function* (hookUrl: string) {
  const data = resolve(yield* Config.String("FRIT_DATA").pipe(Config.withDefault(".data")))
  const port = yield* Config.Port("FRIT_CARDS_PORT").pipe(Config.withDefault(0))
  const [token, key] = [randomBytes(24).toString("base64url"), randomBytes(24).toString("base64url")]
  const opened = yield* squareSandbox({
    port,
    token,
    hookUrl,
    hookKey: key,
    file: join(data, "cards", "sandbox.json"),
    deliver: deliverTo(hookUrl),
    parents: ["http://localhost:*", "http://*.localhost:*", "https://localhost:*", "https://*.localhost:*"]
  })
  const origin = `http://localhost:${opened.port}`
  return both(
    cardProcessorSquare({
      token,
      locationId: "SANDBOX",
      url: opened.url,
      frame: { kind: "sandbox", url: `${origin}/frame`, origin }
    }),
    { url: hookUrl, key }
  )
})

/** Like Square, delivers asynchronously, without waiting for the response. */
const deliverTo = (hookUrl: string) => (body: string, signature: string) =>
  void fetch(hookUrl, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-square-hmacsha256-signature": signature }
  }).catch(() => {})

const both = (
  { processor, noteOn }: ReturnType<typeof cardProcessorSquare>,
  hooks: { readonly url: string; readonly key: string } | undefined
) => Context.make(CardProcessor, processor).pipe(Context.add(CardWebhooks, hooks && { ...hooks, noteOn }))

const silent = () => Effect.fail(new ProcessorUnavailable())

/** Accepts no cards. */
const nobody = both(
  {
    noteOn: silent,
    processor: CardProcessor.of({
      name: "square",
      isResponding: Effect.succeed(false),
      charge: silent,
      authorize: silent,
      capture: silent,
      cancel: silent,
      refund: silent,
      find: silent,
      findRefund: silent,
      frame: { kind: "none" }
    })
  },
  undefined
)
