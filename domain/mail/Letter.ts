import type { MailSaying, MailWords } from "./MailWords.ts"

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

/** What stands in a mail, in reading order. */
export interface Letter extends MailSaying, Pick<MailWords, "language"> {
  readonly sender: Sender
  readonly hello: string
  readonly link: string
}
