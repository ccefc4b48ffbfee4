import type { Talk } from "./useWords.ts"

/** How a field's errors name it. */
export interface Named {
  readonly label: string
  /** 'Please select' instead of 'Please enter' (spec §5 Generic messages). */
  readonly isChoice?: boolean | undefined
}

/**
 * The words of a message id from a schema or the server: `required`, `tooLong:254`, `vin.checkDigit`; what follows a
 * second colon is `more`.
 */
export const errorText = ({ said, knows }: Talk, message: string, { label, isChoice = false }: Named): string => {
  const [name = "", length = "", ...more] = message.split(":")
  const id = name === "required" && isChoice ? "requiredChoice" : name
  const known = knows(id) ? id : "invalid"
  return said(known, { field: known.startsWith("required") ? inSentence(label) : label, length, more: more.join(":") })
}

/** "Customer name" inside a sentence is "customer name"; "VIN" stays. */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLocaleLowerCase() + label.slice(1) : label
