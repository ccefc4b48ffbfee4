import { Config, Effect, Layer, Option } from "effect"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { NotSetUp, OutsideService, settingOf } from "#domain/service-state/ServiceState.ts"

/** Whether an address is of this machine alone, so that nobody else finds what is there. */
export const isLocal = ({ hostname }: URL): boolean =>
  /(^|\.)localhost$/.test(hostname) || /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname)

/**
 * Whether sandboxes of partners and demo shops may be there: at localhost, and elsewhere only where one setting says so
 * aloud.
 */
export const mayPretend = (url: URL) =>
  isLocal(url) ? Effect.succeed(true) : Config.Boolean("FRIT_PUBLISH_DEMO").pipe(Config.withDefault(false))

/** Whether an empty database is filled with the demo shops, whose passwords everybody can read in the source. */
export const wantsDemo = (asked: boolean | undefined, isEmbedded: boolean, pretends: boolean): boolean =>
  pretends && (asked ?? isEmbedded)

type Env = Readonly<Record<string, string | undefined>>

/**
 * What whoever starts Frit off localhost must know: what it lacks, what is open to everybody, and how addresses are
 * counted. One line each.
 */
export const startWarnings = (url: URL, env: Env, pretends: boolean): ReadonlyArray<string> => {
  if (isLocal(url)) return []
  const lacks = (name: string, what: string) => (env[name] ? [] : [`${name} is not set: ${what}`])
  return [
    ...(pretends
      ? [
          "FRIT_PUBLISH_DEMO is on: demo shops with known passwords and pretended partners are open to everybody who finds this address."
        ]
      : []),
    ...(url.protocol === "https:"
      ? []
      : ["PUBLIC_URL begins with http: browsers keep no sign-in off localhost without TLS."]),
    ...lacks("FRIT_SMTP_URL", "no mail reaches anybody, neither quotes and receipts nor links to set a password."),
    ...(pretends ? [] : lacks("FRIT_TWILIO_SID", "no text message is sent.")),
    ...(pretends ? [] : lacks("FRIT_SQUARE_TOKEN", "no card is charged.")),
    ...(pretends ? [] : lacks("FRIT_PLATE_URL", "no licence plate is looked up.")),
    ...(Number(env["FRIT_TRUSTED_PROXIES"] || 0) > 0
      ? []
      : [
          "FRIT_TRUSTED_PROXIES is 0: behind a proxy everybody would have its address, and share one limit of tries. Set it to the number of proxies before Frit."
        ])
  ]
}

/** What this server was started without, by its settings: nothing where sandboxes stand in for it. */
export const notSetUp = Layer.effect(
  NotSetUp,
  Effect.gen(function* () {
    const { url } = yield* PublicUrl
    if (yield* mayPretend(url)) return []
    const set = yield* Effect.forEach(OutsideService.literals, (service) =>
      Config.option(Config.String(settingOf[service]))
    )
    return OutsideService.literals.filter((_, at) => !Option.exists(set[at]!, (value) => value !== ""))
  })
).pipe(Layer.provide(PublicUrl.layer))
