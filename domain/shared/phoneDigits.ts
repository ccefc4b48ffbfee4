/** The digits of what was typed: `(514) 555-0199` is `5145550199`. Spec §5 Phone. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, "")

/** What was typed or pasted without what comes along unseen or from a link: marks of direction, `tel:`. */
const bare = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, "")
    .replace(/^\s*tel:/i, "")
    .trim()

/** The number alone, without the extension behind it: `602-555-0100 ext. 12` is `602-555-0100`. */
export const withoutExtension = (typed: string): string => parted(typed)[0].trim()

/** A number taken apart where its extension begins: at the first letter or `#`. */
const parted = (typed: string): readonly [number: string, extension: string] => {
  const text = bare(typed)
  const at = text.search(/[#\p{L}]/u)
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at)]
}

/** `,` may stand before an extension, and only there. */
const isWritten = ([number, extension]: readonly [number: string, extension: string]): boolean =>
  /^[\d\s().+/·•\p{Pd}]*$/u.test(extension === "" ? number : number.trimEnd().replace(/,$/, "")) &&
  /^((x|ext|extension|poste|#)[\s.:]*\d*)?$/iu.test(extension)

/**
 * A number someone can be rung at: 7 to 15 digits (E.164 allows 15; spec §5 gives the upper limit), as people write or
 * copy it, with an extension or none.
 */
export const isPhoneNumber = (typed: string): boolean =>
  phoneDigits(withoutExtension(typed)).length >= 7 && phoneDigits(typed).length <= 15 && isWritten(parted(typed))

/** A phone number as both countries write it, "602-555-0100"; any other length stays as typed. */
export const phoneText = (typed: string): string => {
  const digits = phoneDigits(typed).replace(/^1(?=\d{10}$)/, "")
  return digits.length === 10 ? digits.replace(/^(...)(...)/, "$1-$2-") : typed.trim()
}
