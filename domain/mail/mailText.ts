import type { Letter } from "./Letter.ts"
import { mailWordsOf } from "./mailWordsOf.ts"

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
