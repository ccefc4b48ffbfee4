import type { SendMailOptions } from "nodemailer"
import type { Mail } from "#domain/mail/Mailer.ts"

/** Converts a mail to nodemailer's format. The outbox id becomes the Message-ID, so duplicates can be recognized. */
export const envelopeOf = (mail: Mail, from: string): SendMailOptions => ({
  from: mail.from === undefined ? from : { name: mail.from, address: /<([^<>]+)>/.exec(from)?.[1] ?? from },
  ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
  to: { name: mail.to.name, address: mail.to.address },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: [
    ...(mail.logo === undefined
      ? []
      : [
          {
            cid: "logo",
            filename: "logo.jpg",
            contentType: "image/jpeg",
            contentDisposition: "inline" as const,
            content: Buffer.from(mail.logo)
          }
        ]),
    ...(mail.attachments ?? []).map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes)
    }))
  ],
  messageId: `<${mail.id}@${from.split("@").at(-1)?.replace(/>.*/, "") ?? "frit"}>`,
  headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }
})
