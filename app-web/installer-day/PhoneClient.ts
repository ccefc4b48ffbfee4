import type { InstallerDay } from "#domain/installer-day/installerDayApi.ts"
import type { SiteEvent } from "#domain/installer-day/SiteEvent.ts"
import type { PhoneItem } from "./PhoneItem.ts"

/**
 * The outcome of a request: answered; rejected for good, with the failure's name; not possible now because the phone is
 * offline or the server is busy; or signed out.
 */
export type SendOutcome<A> =
  | { readonly _tag: "answered"; readonly answer: A }
  | { readonly _tag: "refused"; readonly why: string }
  | { readonly _tag: "away" }
  | { readonly _tag: "signedOut" }

/** The API of the installer's phone. It uses plain promises instead of Effect to keep the page small. */
export interface PhoneClient {
  readonly day: () => Promise<SendOutcome<InstallerDay>>
  /** Sends a pending item. Idempotent per item id. */
  readonly send: (item: PhoneItem) => Promise<SendOutcome<SiteEvent | undefined>>
  /** Ends the session; the server makes this browser clear its data. */
  readonly signOut: () => Promise<void>
}
