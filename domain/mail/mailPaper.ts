import type { MailSaying, MailWords } from "./MailWords.ts"

/** What stands in a mail, in reading order. */
export interface Letter extends MailSaying, Pick<MailWords, "language"> {
  readonly hello: string
  readonly link: string
  readonly sentBy: string
}

/** A mail for readers without pictures. */
export const mailText = ({ language, hello, lines, press, link, after, sentBy }: Letter): string =>
  [hello, lines.join("\n"), `${press}${language === "fr" ? "\u00a0" : ""}:\n${link}`, after.join("\n"), `-- \n${sentBy}\n`].join("\n\n")

/** The same with a button; no pictures, nothing fetched from elsewhere. */
export const mailHtml = ({ language, subject, hello, lines, press, link, after, sentBy }: Letter): string =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f6f7;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;color:#1a1f24">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:10px">
${[hello, ...lines].map(paragraph).join("\n")}
<p style="margin:24px 0"><a href="${safe(link)}" style="display:inline-block;padding:12px 20px;background:#0b6b73;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600">${safe(press)}</a></p>
${after.map(paragraph).join("\n")}
<p style="margin:24px 0 0;font-size:13px;color:#59636e;word-break:break-all">${safe(link)}</p>
<p style="margin:16px 0 0;font-size:13px;color:#59636e">${safe(sentBy)}</p>
</div>
</body>
</html>
`

const paragraph = (text: string) => `<p style="margin:0 0 12px">${safe(text)}</p>`

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;" }
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!)
