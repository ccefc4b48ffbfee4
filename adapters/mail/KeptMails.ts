import { Context, type Effect } from "effect"
import type { Mail } from "#domain/mail/Mailer.ts"

/** A mail that was written to a file instead of being sent. */
export interface KeptMail extends Omit<Mail, "attachments" | "logo"> {
  /** When, ISO 8601. */
  readonly at: string
  /** The names of the files that went along; the files are in the `.eml`. */
  readonly attachments?: ReadonlyArray<string>
}

/** The mails of a server that has no post, the latest first; undefined where mails are really sent. */
export class KeptMails extends Context.Service<
  KeptMails,
  | {
      readonly list: Effect.Effect<ReadonlyArray<KeptMail>>
    }
  | undefined
>()("adapters/mail/KeptMails") {}
