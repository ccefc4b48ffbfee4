import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Clock, Context, Effect, Layer } from "effect"
import { type Mail, Mailer } from "#domain/mail/Mailer.ts"
import { envelopeOf } from "./envelopeOf.ts"

/** A mail that was written to a file instead of being sent. */
interface KeptMail extends Omit<Mail, "attachments" | "logo"> {
  /** Time, ISO 8601. */
  readonly at: string
  /** The attachments' file names; the files themselves are in the `.eml`. */
  readonly attachments?: ReadonlyArray<string>
}

/** The mail of a server without SMTP, latest first; undefined if mail is really sent. */
export class CapturedMail extends Context.Service<
  CapturedMail,
  | {
      readonly list: Effect.Effect<ReadonlyArray<KeptMail>>
    }
  | undefined
>()("adapters/mail/CapturedMail") {}

/** How many of the latest mails the development page shows. */
const shown = 100

/**
 * Mailer for machines without SMTP: writes every mail to a folder as `<time>-<id>.eml`, next to a file with what the
 * development page shows.
 */
export const mailerFolder = (folder: string, from: string) =>
  Layer.effectContext(
    Effect.sync(() => {
      const keep = async (mail: Mail, now: Date) => {
        const at = now.toISOString()
        // Imported with the first mail, so it does not slow down the start.
        const { createTransport } = await import("nodemailer")
        const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
          ...envelopeOf(mail, from),
          date: now
        })
        const file = join(folder, `${at.replaceAll(":", "-")}-${mail.id}`)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(`${file}.eml`, message as Buffer, { mode: 0o600 })
        await writeFile(`${file}.json`, JSON.stringify(shownAt(mail, at)), { mode: 0o600 })
      }
      return Context.make(CapturedMail, { list: Effect.promise(() => latest(folder)) }).pipe(
        Context.add(
          Mailer,
          Mailer.of({
            send: (mail) =>
              Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.promise(() => keep(mail, new Date(now))))
          })
        )
      )
    })
  )

/** Returns a mail as the development page shows it, with the logo inlined. */
const shownAt = ({ attachments = [], logo, ...mail }: Mail, at: string): KeptMail => ({
  ...mail,
  at,
  attachments: attachments.map(({ name }) => name),
  html:
    logo === undefined
      ? mail.html
      : mail.html.replace("cid:logo", `data:image/jpeg;base64,${Buffer.from(logo).toString("base64")}`)
})

const latest = async (folder: string): Promise<ReadonlyArray<KeptMail>> => {
  const files = await readdir(folder).catch(() => [])
  const names = files
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse()
    .slice(0, shown)
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))))
}
