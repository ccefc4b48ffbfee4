/** One press of a button: what it sends, and the key under which the server counts it once. */
export interface Press {
  readonly sent: string
  readonly key: string
}

/** The press before, when it was not answered and the same is sent again; else a new one (I1). */
export const pressFor = (before: Press | undefined, input: unknown): Press => {
  const sent = JSON.stringify(input)
  return before?.sent === sent ? before : { sent, key: crypto.randomUUID() }
}
