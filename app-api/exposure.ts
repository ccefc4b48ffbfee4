import { Config, Effect, Layer, Option } from "effect"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { UnconfiguredServices, ExternalService, settingOf } from "#domain/service-state/ServiceState.ts"

/** Returns whether a URL is reachable only from this machine. */
export const isLocal = ({ hostname }: URL): boolean =>
  /(^|\.)localhost$/.test(hostname) || /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname)

/**
 * Returns whether partner sandboxes and demo shops are allowed: on localhost, and elsewhere only if explicitly enabled
 * by a setting.
 */
export const allowsSandboxes = (url: URL) =>
  isLocal(url) ? Effect.succeed(true) : Config.Boolean("FRIT_PUBLISH_DEMO").pipe(Config.withDefault(false))

/** Returns whether to fill an empty database with the demo shops, whose passwords are public in the source. */
export const wantsDemo = (asked: boolean | undefined, isEmbedded: boolean, pretends: boolean): boolean =>
  pretends && (asked ?? isEmbedded)

type Env = Readonly<Record<string, string | undefined>>

/**
 * Returns warnings for operators starting Frit on a URL other than localhost: what is not configured, what is open to
 * everyone, and how client addresses are counted. One line each.
 */
export const startWarnings = (url: URL, env: Env, pretends: boolean): ReadonlyArray<string> => {
  if (isLocal(url)) return []
  const lacks = (name: string, what: string) => (env[name] ? [] : [`${name} is not set: ${what}`])
  return [
    ...(pretends
      ? [
          "FRIT_PUBLISH_DEMO is on: demo shops with public passwords and simulated partners are open to anyone who finds this URL."
        ]
      : []),
    ...(url.protocol === "https:"
      ? []
      : ["PUBLIC_URL begins with http: without TLS, browsers do not store sign-ins except on localhost."]),
    ...lacks("FRIT_SMTP_URL", "no emails are sent, including quotes, receipts and password links."),
    ...(pretends ? [] : lacks("FRIT_TWILIO_SID", "no text messages are sent.")),
    ...(pretends ? [] : lacks("FRIT_SQUARE_TOKEN", "no cards are charged.")),
    ...(pretends ? [] : lacks("FRIT_PLATE_URL", "no license plates are looked up.")),
    ...(Number(env["FRIT_TRUSTED_PROXIES"] || 0) > 0
      ? []
      : [
          "FRIT_TRUSTED_PROXIES is 0: behind a proxy, all clients would share its address and one limit of attempts. Set it to the number of proxies in front of Frit."
        ])
  ]
}

/** The services this server lacks according to its settings; none if sandboxes replace them. */
export const unconfiguredServices = Layer.effect(
  UnconfiguredServices,
  Effect.gen(function* () {
    const { url } = yield* PublicUrl
    if (yield* allowsSandboxes(url)) return []
    const set = yield* Effect.forEach(ExternalService.literals, (service) =>
      Config.option(Config.String(settingOf[service]))
    )
    return ExternalService.literals.filter((_, at) => !Option.exists(set[at]!, (value) => value !== ""))
  })
).pipe(Layer.provide(PublicUrl.layer))
