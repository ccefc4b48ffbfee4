import type { SendMailOptions } from "nodemailer"
import type { Mail } from "#domain/mail/Mailer.ts"

/** A mail as nodemailer takes it. The id of the posting is the Message-ID: a mail sent twice can be known again. */
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
