/** What a key makes of the keys before it: a whole shortcut, the beginning of one, or nothing. */
export const readKey = (
  before: string,
  key: string,
  known: ReadonlyArray<string>
): { readonly hit?: string; readonly pending: string } => {
  const typed = before === "" ? key : `${before} ${key}`
  if (known.includes(typed)) return { hit: typed, pending: "" }
  if (known.some((keys) => keys.startsWith(`${typed} `))) return { pending: typed }
  return before === "" ? { pending: "" } : readKey("", key, known)
}
