import { useMemo } from "react"
import { useIntl } from "react-intl"
import type { Family, Member } from "./families.ts"
import type { WordId } from "./words.ts"

type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** Returns the texts of the page: `t("save")`, `of("stage", job.stage)`. */
export const useWords = () => {
  const intl = useIntl()
  return useMemo(
    () => ({
      /** Returns a text by its id. */
      t: (id: WordId, values?: Values): string => intl.formatMessage({ id }, values),
      /** Returns the name of a member of a domain enumeration. */
      of: <F extends Family>(family: F, member: Member<F>): string => intl.formatMessage({ id: `${family}.${member}` }),
      /** Returns whether there is a text for an id from an external source. */
      knows: (id: string): boolean => Object.hasOwn(intl.messages, id),
      /** Returns a text whose id comes from an external source: a schema or the server. */
      said: (id: string, values?: Values): string => intl.formatMessage({ id }, values)
    }),
    [intl]
  )
}

export type Translator = ReturnType<typeof useWords>

/** How a field's error messages refer to it. */
export interface Named {
  readonly label: string
  /** Uses 'Please select' instead of 'Please enter' (spec §5 Generic messages). */
  readonly isChoice?: boolean | undefined
}

/**
 * Formats a message id from a schema or the server: `required`, `tooLong:254`, `vin.checkDigit`. Anything after a
 * second colon is passed as `more`.
 */
export const errorText = ({ said, knows }: Translator, message: string, { label, isChoice = false }: Named): string => {
  const [name = "", length = "", ...more] = message.split(":")
  const id = name === "required" && isChoice ? "requiredChoice" : name
  const known = knows(id) ? id : "invalid"
  return said(known, { field: known.startsWith("required") ? inSentence(label) : label, length, more: more.join(":") })
}

/** Lowercases a label for use within a sentence: "Customer name" becomes "customer name"; "VIN" stays. */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLocaleLowerCase() + label.slice(1) : label
