/** The server has too much to do to check a password right now. What a machine is told of it. */
export class SessionBusy extends Error {
  readonly _tag = "ServerBusy"
}
