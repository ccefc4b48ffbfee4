/** Dot-string of RFC 5321, extended to letters of all scripts by RFC 6531. */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/** Host label: up to 63 letters, digits and hyphens, with no hyphen at either end (RFC 1035). */
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u

/**
 * Returns whether a text is a normal email address (spec §5): a dot-string of at most 64 characters, and a host with at
 * least one dot whose last label is not all digits (RFC 3696). Does not use Effect's Schema, so that the public page
 * can use it too.
 */
export const isEmailAddress = (text: string): boolean => {
  const at = text.lastIndexOf("@")
  const labels = text.slice(at + 1).split(".")
  return (
    at > 0 &&
    at <= 64 &&
    localPart.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    /\D/.test(labels.at(-1)!)
  )
}
