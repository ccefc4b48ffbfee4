/**
 * Signs that one text in three parts is paid for, and their plain twins; "aout" without its hat is the spelling of
 * 1990.
 */
const twins: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "\u00a0": " ",
  "\u202f": " ",
  août: "aout"
}

/**
 * The words of a text message in the alphabet of short messages as far as they lose nothing: one sign outside it more
 * than halves the room.
 */
export const plainSms = (text: string): string => text.replace(/août|[’‘“”–—…\u00a0\u202f]/g, (sign) => twins[sign]!)
