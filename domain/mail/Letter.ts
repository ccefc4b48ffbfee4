import type { Language } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

/** Who a mail comes from, as its head and foot say. */
export interface Sender {
  readonly name: string
  /**
   * Address, phone and e-mail, a line each: who writes to customers must say where they are found (CASL s. 6(2),
   * CAN-SPAM § 7704(a)(5)).
   */
  readonly lines: ReadonlyArray<string>
  /** The logo's own size in pixels, where one goes along with the mail as `cid:logo`. */
  readonly logo?: { readonly width: number; readonly height: number } | undefined
}

/** What stands in a mail, in reading order: a few sentences, one thing to press, and what to do when it was not asked for. */
export interface Letter {
  readonly language: Language
  readonly sender: Sender
  readonly subject: string
  readonly hello: string
  readonly lines: ReadonlyArray<string>
  readonly press: string
  readonly link: string
  readonly after: ReadonlyArray<string>
}

/** A mail for readers without pictures. */
export const mailText = (letter: Letter): string => {
  const { hello, lines, press, link, after, language } = letter
  return [
    hello,
    lines.join("\n"),
    mailWordsOf[language]("buttonAsText", { press, link }),
    after.join("\n"),
    mailFoot(letter)
  ].join("\n\n")
}

/** The end of a mail as text, under the mark by which readers know a signature. */
export const mailFoot = ({ language, sender: { name, lines } }: Pick<Letter, "language" | "sender">): string =>
  `-- \n${[...(lines.length === 0 ? [] : [name, ...lines]), mailWordsOf[language]("sentBy", { shop: name })].join("\n")}\n`

/** The words of mails by language. */
export const mailWordsOf = talks(await everyLanguage("letters", "mail"))
