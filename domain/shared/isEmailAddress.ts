/** Dot-string of RFC 5321, with the letters of every script as RFC 6531 adds them. */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/** A label of a host: up to 63 letters, digits and hyphens, neither first nor last a hyphen (RFC 1035). */
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u

/**
 * A normal address pattern (spec §5): a dot-string of at most 64 characters, at a host with a dot whose last label is
 * not a number alone (RFC 3696). Plain, so that the public page can ask without Effect's Schema.
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
