import { Config, Effect, Layer, Option, Redacted } from "effect"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { CapturedTexts, twilioSandbox } from "#adapters/sandbox/twilioSandbox.ts"
import { smsSenderTwilio, TwilioAccount } from "#adapters/twilio/smsSenderTwilio.ts"
import { SmsSender, TextRefused } from "#domain/messages/SmsSender.ts"
import { allowsSandboxes } from "./exposure.ts"

/** The sandbox's Twilio account; +15005550006 is Twilio's published number that can send. */
const sandboxAccount = { sid: "ACsandbox", from: "+15005550006" } as const

/** Sends no texts and accepts none that claim to come from a carrier. */
const nobody = Layer.mergeAll(
  Layer.succeed(
    SmsSender,
    SmsSender.of({
      send: () => Effect.fail(new TextRefused({ trouble: "noPost", detail: "no carrier is configured" })),
      acceptedFor: () => Effect.succeed([])
    })
  ),
  Layer.sync(TwilioAccount, () => ({ sid: "", token: Redacted.make(crypto.randomUUID()), from: "", url: "" })),
  Layer.succeed(CapturedTexts, undefined)
)

/**
 * The SMS carrier: the Twilio account of FRIT_TWILIO_SID; otherwise a sandbox on localhost, whose texts can be read and
 * replied to at /dev/sms; elsewhere none.
 */
export const smsCarrier = Layer.unwrap(
  Effect.gen(function* () {
    const { url: publicUrl } = yield* PublicUrl
    const sid = yield* Config.option(Config.String("FRIT_TWILIO_SID"))
    if (Option.isSome(sid) && sid.value !== "") {
      const account = Layer.succeed(TwilioAccount, {
        sid: sid.value,
        token: yield* Config.Redacted("FRIT_TWILIO_TOKEN"),
        from: yield* Config.String("FRIT_TWILIO_FROM"),
        url: (yield* Config.String("FRIT_TWILIO_URL").pipe(Config.withDefault("https://api.twilio.com"))).replace(
          /\/$/,
          ""
        )
      })
      return Layer.merge(smsSenderTwilio.pipe(Layer.provideMerge(account)), Layer.succeed(CapturedTexts, undefined))
    }
    if (!(yield* allowsSandboxes(publicUrl))) return nobody
    const token = crypto.randomUUID()
    const { url, list, reply } = yield* twilioSandbox({
      ...sandboxAccount,
      token,
      inbound: `${publicUrl.origin}/api/V1/twilio/inbound`
    })
    const account = Layer.succeed(TwilioAccount, { ...sandboxAccount, token: Redacted.make(token), url })
    return Layer.merge(smsSenderTwilio.pipe(Layer.provideMerge(account)), Layer.succeed(CapturedTexts, { list, reply }))
  })
).pipe(Layer.provide(PublicUrl.layer))
