/** A reason why the database of our own cannot start; its message is one plain line for the person at the terminal. */
export class CannotStart extends Error {
  override readonly name: string = "CannotStart"
}
