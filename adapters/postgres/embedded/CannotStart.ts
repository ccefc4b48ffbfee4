/** The reason the embedded database cannot start; the message is one plain line for the user at the terminal. */
export class CannotStart extends Error {
  override readonly name: string = "CannotStart"
}
