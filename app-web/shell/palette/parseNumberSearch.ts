/**
 * Parses a search for nothing but a number: `1491`, `#1491`, or preceded by its kind, `Invoice 1491`, `WO 12`. `kinds`
 * are the words for kinds in the user's language, separated by commas.
 */
export const parseNumberSearch = (text: string, kinds: string): number | undefined => {
  const typed = text.trim().toLowerCase()
  const begins = [...typed].findIndex((sign) => sign >= "0" && sign <= "9")
  const digits = begins === -1 ? "" : typed.slice(begins)
  if (digits.length > 9 || !/^\d+$/.test(digits)) return undefined
  const said = typed
    .slice(0, begins)
    .replace(/[#.:°-]/g, " ")
    .trim()
  const known = kinds.split(",").map((word) => word.trim().toLowerCase())
  return said === "" || known.includes(said) ? Number(digits) : undefined
}
