import type { SiteDeed, SiteOutcome } from "#domain/installer-day/SiteEvent.ts"

/** What every thing has that an installer did and that is sent. */
interface Doing {
  /** Made here; by it the server takes it once. */
  readonly id: string
  readonly jobId: string
  /** Whose it is: nobody else's sign-in sends it. */
  readonly by: string
  /** By the phone's clock, milliseconds UTC. */
  readonly at: number
  /** In which order it is sent. */
  readonly order: number
  readonly state: "waiting" | "sent" | "refused"
  /** The failure's name, where it was refused. */
  readonly why?: string
  /** What the server made of it, where it went. */
  readonly outcome?: SiteOutcome
}

/** A deed at a stop. */
export interface DeedItem extends Doing {
  readonly kind: "deed"
  readonly deed: SiteDeed
}

/** A photo for one of a job's places. Its bytes go once it was sent. */
export interface PhotoItem extends Doing {
  readonly kind: "photo"
  readonly place: string
  readonly name: string
  readonly file: Blob | undefined
  readonly size: number
}

/** What an installer did on this phone: it waits, was sent, or was refused. */
export type PhoneItem = DeedItem | PhotoItem
