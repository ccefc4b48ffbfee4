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
