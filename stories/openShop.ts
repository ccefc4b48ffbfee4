import { Effect } from "effect"
import type { Role } from "#domain/access/Role.ts"
import { runtimeOver } from "#web/api/ApiProvider.tsx"
import { startSession } from "#web/session/startSession.ts"
import { type Language, languages } from "#domain/words/languages.ts"
import type { BrowserPasskeys } from "#web/session/browserPasskeys.ts"
import { passkeysInMemory } from "./passkeysInMemory.ts"
import { addPerson, demoShop, fillShop, platform } from "./sampleShop.ts"
import { serverInMemory, type ServerOptions } from "./serverInMemory.ts"

/** `parameters.shop` of a story. Everything is optional. */
export interface ShopParameters extends Partial<Omit<ServerOptions, "signedInAs">> {
  /** The path of the story; "/" by default. `route` declares its parameters: "/customers/:id/edit". */
  readonly path?: string
  readonly route?: string
  /** Roles of the signed-in user; `["owner"]` by default, signed out if null. */
  readonly roles?: ReadonlyArray<Role> | null
  /** Renders the product's own routes at `path` instead of the story's component. */
  readonly isWhole?: boolean
  /** Renders the story's component inside the shell, which also prompts for sign-in when the session expires. */
  readonly isInside?: boolean
  /** False to simulate a server without a mail service. */
  readonly sendsMail?: boolean
  /** Called with every URL that would navigate away from the page. */
  readonly onLeave?: (url: string) => void
  /** A user was signed in on this page before it was reloaded. */
  readonly wasSignedIn?: boolean
  /** The key of a hand-off, taken from the URL. */
  readonly handOffKey?: string
  /** The browser's passkeys; by default a browser with the passkeys created in the story. */
  readonly passkeys?: BrowserPasskeys
  /** Whether the hand-off stays on this page, as on a shop's own sign-in page. */
  readonly staysHere?: boolean
}

/** Opens a shop with an in-page server, an optionally signed-in user, and an initial path. */
export const openShop = (parameters: ShopParameters, language: Language) => {
  const {
    path = "/",
    roles = ["owner"],
    shop = demoShop,
    fill = fillShop,
    onLeave = () => {},
    staysHere = true,
    passkeys = passkeysInMemory(),
    wasSignedIn = false,
    handOffKey,
    sendsMail,
    instead
  } = parameters
  const people = addPerson("bea", "Bea", roles ?? ["owner"], languages[language].number)
  const runtime = runtimeOver(
    serverInMemory({
      shop,
      fill: Effect.andThen(people, fill),
      signedInAs: roles === null ? undefined : "bea",
      ...(instead === undefined ? {} : { instead })
    })
  )
  const place = {
    baseUrl: "http://localhost:3000",
    tenant: shop === platform ? null : { prefix: shop.prefix, businessName: shop.businessName },
    ...(sendsMail === false ? { sendsMail } : {})
  }
  const actor = startSession(
    runtime,
    {
      leaveFor: onLeave,
      isHere: () => staysHere,
      passkeys,
      destination: () => "/dashboard"
    },
    { key: handOffKey, wasSignedIn }
  )
  return { runtime, place, actor, path, leave: onLeave, passkeys }
}
