import { type Email, type Sender, mailTextsOf } from "./Email.ts"

/**
 * Returns an email's HTML version: tables and inline styles for Outlook, light and dark color schemes, one button, and
 * no external resources.
 */
export const mailHtml = ({ language, subject, greeting, lines, buttonLabel, link, after, sender }: Email): string => {
  const t = mailTextsOf[language]
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${safe(subject)}</title>
<style>${mailStyle}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f2f5f5">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${safe(lines[0] ?? "")}${nothingMore}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f2f5f5"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:560px;text-align:left;border-top:8px solid #11191b;border-radius:10px">
<tr><td style="padding:24px 28px 0;${ink}">${head(sender)}</td></tr>
<tr><td class="ink" style="padding:20px 28px 4px;${ink}">
${[greeting, ...lines].map(paragraph).join("\n")}
</td></tr>
<tr><td style="padding:8px 28px 16px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="press" bgcolor="#0b6b73" style="border-radius:6px;mso-padding-alt:14px 24px"><a href="${safe(link)}" style="display:inline-block;padding:14px 24px;${font}font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${safe(buttonLabel)}</a></td></tr></table></td></tr>
<tr><td class="ink" style="padding:0 28px 16px;${ink}">
${after.map(paragraph).join("\n")}
</td></tr>
<tr><td class="quiet" style="padding:16px 28px 24px;border-top:1px solid #dde4e5;${font}font-size:13px;line-height:20px;color:#536166">
${sender.lines.length === 0 ? "" : `<p style="margin:0 0 12px"><strong>${safe(sender.name)}</strong><br>${sender.lines.map(safe).join("<br>")}</p>`}
<p style="margin:0 0 12px">${safe(t("byHand"))}<br><a class="quiet" href="${safe(link)}" style="color:#536166;word-break:break-all">${safe(link)}</a></p>
<p style="margin:0">${safe(t("sentBy", { shop: sender.name }))}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

const font = "font-family:'Segoe UI',system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif;"
const ink = `${font}font-size:16px;line-height:24px;color:#141d1f`

/** Padding that keeps mail clients from showing more of the body in the preview text. */
const nothingMore = "&#847;&zwnj;&nbsp;".repeat(60)

/**
 * Returns the logo, fitted into 200 by 64 pixels on the white background it is designed for, or the name if there is
 * none.
 */
const head = ({ name, logo }: Sender) => {
  if (logo === undefined)
    return `<p class="ink" style="margin:0;font-size:20px;line-height:26px;font-weight:700">${safe(name)}</p>`
  const share = Math.min(1, 200 / logo.width, 64 / logo.height)
  const [width, height] = [logo.width, logo.height].map((edge) => Math.max(1, Math.round(edge * share)))
  return `<img src="cid:logo" alt="${safe(name)}" width="${width}" height="${height}" style="display:block;border:0;background:#ffffff;border-radius:4px;font-size:20px;font-weight:700">`
}

/** Makes phone numbers tappable and prevents line breaks within them. */
const paragraph = (text: string) =>
  `<p style="margin:0 0 12px">${safe(text).replace(/\d{3}-\d{3}-\d{4}/g, `<a class="ink" href="tel:$&" style="color:#141d1f;white-space:nowrap">$&</a>`)}</p>`

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!)

/** Dark-mode styles. Mail clients without style sheet support use the light styles inlined in each cell. */
const mailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#12191b!important}.paper{background:#192225!important;border-color:#2a373a!important}.ink{color:#e7eeee!important}
.quiet{color:#a0b0b3!important;border-color:#2a373a!important}.press{background:#57c4c0!important}.press a{color:#04191b!important}}`
