/**
 * The post did not take a mail; it is tried again later, unless the receiver's side said that it never will take it.
 */
export class MailNotSent extends Error {
  readonly isFinal: boolean

  constructor(message: string, isFinal = false) {
    super(message)
    this.isFinal = isFinal
  }
}
