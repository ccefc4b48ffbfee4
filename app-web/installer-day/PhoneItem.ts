import type { SiteEntry, SiteOutcome } from "#domain/installer-day/SiteEvent.ts"

/** Fields common to everything an installer did that is sent to the server. */
interface QueuedItem {
  /** Client-generated id; retrying with the same id has no effect. */
  readonly id: string
  readonly jobId: string
  /** The user who did it. It is never sent in another user's session. */
  readonly by: string
  /** Time on the phone's clock, milliseconds UTC. */
  readonly at: number
  /** Position in the send order. */
  readonly order: number
  readonly state: "waiting" | "sent" | "refused"
  /** The failure's name, if it was rejected. */
  readonly why?: string
  /** The server's result, if it was sent. */
  readonly outcome?: SiteOutcome
}

/** Something done at a stop. */
export interface EntryItem extends QueuedItem {
  readonly kind: "deed"
  readonly deed: SiteEntry
}

/** A photo for one of a job's photo slots. Its content is deleted once sent. */
export interface PhotoItem extends QueuedItem {
  readonly kind: "photo"
  readonly place: string
  readonly name: string
  readonly file: Blob | undefined
  readonly size: number
}

/** Something an installer did on this phone: pending, sent or rejected. */
export type PhoneItem = EntryItem | PhotoItem
