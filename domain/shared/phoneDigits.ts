/** Returns the digits of a typed phone number: `(514) 555-0199` is `5145550199` (spec §5 Phone). */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, "")

/** Strips invisible characters (such as direction marks) and a `tel:` prefix from a typed or pasted number. */
const bare = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, "")
    .replace(/^\s*tel:/i, "")
    .trim()

/** Returns the number without its extension: `602-555-0100 ext. 12` is `602-555-0100`. */
export const withoutExtension = (typed: string): string => parted(typed)[0].trim()

/** Splits a number where its extension begins, at the first letter or `#`. */
const parted = (typed: string): readonly [number: string, extension: string] => {
  const text = bare(typed)
  const at = text.search(/[#\p{L}]/u)
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at)]
}

/** A `,` is allowed only right before an extension. */
const isWritten = ([number, extension]: readonly [number: string, extension: string]): boolean =>
  /^[\d\s().+/·•\p{Pd}]*$/u.test(extension === "" ? number : number.trimEnd().replace(/,$/, "")) &&
  /^((x|ext|extension|poste|#)[\s.:]*\d*)?$/iu.test(extension)

/**
 * Returns whether the text is a dialable number: 7 to 15 digits (E.164 allows 15; spec §5 sets the upper limit) in any
 * common notation, with or without an extension.
 */
export const isPhoneNumber = (typed: string): boolean =>
  phoneDigits(withoutExtension(typed)).length >= 7 && phoneDigits(typed).length <= 15 && isWritten(parted(typed))

/** Formats a 10-digit phone number as in both countries, "602-555-0100"; returns any other length as typed. */
export const formatPhone = (typed: string): string => {
  const digits = phoneDigits(typed).replace(/^1(?=\d{10}$)/, "")
  return digits.length === 10 ? digits.replace(/^(...)(...)/, "$1-$2-") : typed.trim()
}
