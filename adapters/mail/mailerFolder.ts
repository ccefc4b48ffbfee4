import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Clock, Context, Effect, Layer } from "effect"
import { type Mail, Mailer } from "#domain/mail/Mailer.ts"
import { envelopeOf } from "./envelopeOf.ts"

/** A mail that was written to a file instead of being sent. */
interface KeptMail extends Omit<Mail, "attachments" | "logo"> {
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

/** How many of the latest mails can be read at the development page. */
const shown = 100

/**
 * The post of a machine that has none: every mail becomes `<time>-<id>.eml` in a folder, and beside it what the
 * development page shows.
 */
export const mailerFolder = (folder: string, from: string) =>
  Layer.effectContext(
    Effect.sync(() => {
      const keep = async (mail: Mail, now: Date) => {
        const at = now.toISOString()
        // Loaded with the first mail: no start should wait for it.
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
      return Context.make(KeptMails, { list: Effect.promise(() => latest(folder)) }).pipe(
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

/** A mail as the development page shows it: the logo stands in the page itself. */
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
