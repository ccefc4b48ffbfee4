import type { InstallerDay } from "#domain/installer-day/installerDayApi.ts"
import type { SiteEvent } from "#domain/installer-day/SiteEvent.ts"
import type { PhoneItem } from "./PhoneItem.ts"

/**
 * What became of a call: answered; refused for good, by the name of its failure; not now, as there is no signal or the
 * server is busy; or nobody is signed in.
 */
export type Sent<A> =
  | { readonly _tag: "answered"; readonly answer: A }
  | { readonly _tag: "refused"; readonly why: string }
  | { readonly _tag: "away" }
  | { readonly _tag: "signedOut" }

/** What the installer's phone asks of its shop. Plain promises and no Effect: the page must stay light. */
export interface PhoneServer {
  readonly day: () => Promise<Sent<InstallerDay>>
  /** Sends what waits on the phone; its id makes it happen once, however often it is sent. */
  readonly send: (item: PhoneItem) => Promise<Sent<SiteEvent | undefined>>
  /** Ends the session; the server has this browser forget what it keeps. */
  readonly signOut: () => Promise<void>
}
