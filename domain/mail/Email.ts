import type { Language } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"

/** The sender shown in an email's header and footer. */
export interface Sender {
  readonly name: string
  /** Address, phone, and email, one per line. Required in email to customers (CASL s. 6(2), CAN-SPAM § 7704(a)(5)). */
  readonly lines: ReadonlyArray<string>
  /** The logo's original size in pixels, if one is attached as `cid:logo`. */
  readonly logo?: { readonly width: number; readonly height: number } | undefined
}

/**
 * The content of an email in reading order: a few sentences, one button, and what to do if the recipient did not expect
 * it.
 */
export interface Email {
  readonly language: Language
  readonly sender: Sender
  readonly subject: string
  readonly greeting: string
  readonly lines: ReadonlyArray<string>
  readonly buttonLabel: string
  readonly link: string
  readonly after: ReadonlyArray<string>
}

/** Returns an email's plain-text version. */
export const mailText = (letter: Email): string => {
  const { greeting, lines, buttonLabel, link, after, language } = letter
  return [
    greeting,
    lines.join("\n"),
    mailTextsOf[language]("buttonAsText", { press: buttonLabel, link }),
    after.join("\n"),
    mailFooter(letter)
  ].join("\n\n")
}

/** Returns an email's plain-text footer, below the standard signature delimiter. */
export const mailFooter = ({ language, sender: { name, lines } }: Pick<Email, "language" | "sender">): string =>
  `-- \n${[...(lines.length === 0 ? [] : [name, ...lines]), mailTextsOf[language]("sentBy", { shop: name })].join("\n")}\n`

/** Email texts by language. */
export const mailTextsOf = translators(await everyLanguage("letters", "mail"))
