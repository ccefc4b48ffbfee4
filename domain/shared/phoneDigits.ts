/** The digits of what was typed: `(514) 555-0199` is `5145550199`. Spec §5 Phone. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, "")

/** A number someone can be rung at: 7 to 15 digits (E.164 allows 15; spec §5 gives the upper limit). */
export const isPhoneNumber = (typed: string): boolean => {
  const { length } = phoneDigits(typed)
  return length >= 7 && length <= 15 && /^[\d\s().+\-/x]*$/i.test(typed)
}
