import { Effect } from "effect"
import type { Role } from "#domain/access/Role.ts"
import { runtimeOver } from "#web/api/ApiProvider.tsx"
import { startSession } from "#web/session/startSession.ts"
import { type Language, languages } from "#domain/words/languages.ts"
import type { BrowserPasskeys } from "#web/session/browserPasskeys.ts"
import { passkeysInMemory } from "./passkeysInMemory.ts"
import { addPerson, demoShop, fillShop, platform } from "./sampleShop.ts"
import { serverInMemory, type ServerOptions } from "./serverInMemory.ts"

/** `parameters.shop` of a story: all of it may be left out. */
export interface ShopParameters extends Partial<Omit<ServerOptions, "signedInAs">> {
  /** The path on which the story stands; "/" by default. `route` names its parameters: "/customers/:id/edit". */
  readonly path?: string
  readonly route?: string
  /** What the signed-in person may do; the owner by default, nobody when null. */
  readonly roles?: ReadonlyArray<Role> | null
  /** The product's own routes at `path` instead of the story's component. */
  readonly isWhole?: boolean
  /** The story's component inside the shell, which also asks to sign in again when the session expires. */
  readonly isInside?: boolean
  /** False as on a server without a mail service. */
  readonly sendsMail?: boolean
  /** Told of every address for which the page would be left. */
  readonly onLeave?: (url: string) => void
  /** Somebody was signed in on this page before it was loaded anew. */
  readonly wasSignedIn?: boolean
  /** The key of a hand-off, taken from the address. */
  readonly handOffKey?: string
  /** The browser's passkeys; by default a browser that has what was made in the story. */
  readonly passkeys?: BrowserPasskeys
  /** Whether the hand-off stays on this page, as at a shop's own door. */
  readonly staysHere?: boolean
}

/** A shop with its server in the page, a person who may be signed in, and the path to begin at. */
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
      wanted: () => "/dashboard"
    },
    { key: handOffKey, wasSignedIn }
  )
  return { runtime, place, actor, path, leave: onLeave, passkeys }
}
