/** Values of a form without the spaces that were typed or pasted around them; those of `secrets` stay to the letter. */
export const trimmed = <V>(values: V, secrets: ReadonlyArray<string> = []): V => {
  if (typeof values === "string") return values.trim() as V
  if (Array.isArray(values)) return values.map((value) => trimmed(value)) as V
  if (values === null || typeof values !== "object") return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, secrets.includes(name) ? value : trimmed(value)])
  ) as V
}
