import { useMemo } from "react"
import { useIntl } from "react-intl"
import type { Family, Member } from "./families.ts"
import type { WordId } from "./words.ts"

type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** The words of the page: `t("save")`, `of("stage", job.stage)`. */
export const useWords = () => {
  const intl = useIntl()
  return useMemo(
    () => ({
      /** A message by its id. */
      t: (id: WordId, values?: Values): string => intl.formatMessage({ id }, values),
      /** The name of one member of an enumeration of the domain. */
      of: <F extends Family>(family: F, member: Member<F>): string => intl.formatMessage({ id: `${family}.${member}` }),
      /** Whether there are words for an id that came from elsewhere. */
      knows: (id: string): boolean => Object.hasOwn(intl.messages, id),
      /** A message whose id came from elsewhere: a schema, the server. */
      said: (id: string, values?: Values): string => intl.formatMessage({ id }, values)
    }),
    [intl]
  )
}

export type Talk = ReturnType<typeof useWords>

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
