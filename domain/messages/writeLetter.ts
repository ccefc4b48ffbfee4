import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { Sender } from "#domain/mail/Letter.ts"
import { mailHtml } from "#domain/mail/mailHtml.ts"
import { mailFoot } from "#domain/mail/mailText.ts"
import { fillTemplate, linkPlace } from "./fillTemplate.ts"
import type { MessageTemplate } from "./MessageTemplate.ts"
import { messageWordsOf } from "./messageWordsOf.ts"

interface ToWrite {
  readonly template: MessageTemplate
  readonly language: DocumentLanguage
  readonly subject: string
  readonly body: string
  readonly sender: Sender
  readonly link: string
}

/** An e-mail of a shop to its customer, as text and as a page: where the words name the link, the page has a button. */
export const writeLetter = ({ template, language, subject, body, sender, link }: ToWrite) => {
  const paragraphs = body
    .split(/\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== "")
  const at = paragraphs.findIndex((text) => text.includes(linkPlace))
  const [before, after] = at < 0 ? [paragraphs, []] : [paragraphs.slice(0, at), paragraphs.slice(at + 1)]
  const around = at < 0 ? "" : paragraphs[at]!.replaceAll(linkPlace, "").trim()
  const [hello = "", ...lines] = around === "" ? before : [...before, around]
  const text = body.includes(linkPlace) ? fillTemplate(body, { link }) : `${body}\n\n${link}`
  return {
    text: `${text}\n\n${mailFoot({ language, sender })}`,
    html: mailHtml({
      language,
      subject,
      hello,
      lines,
      press: messageWordsOf[language](`press.${template}`),
      link,
      after,
      sender
    })
  }
}
