import { useCallback } from "react"
import { Refused } from "#web/api/Refused.ts"
import { useWords } from "./useWords.ts"

/** When to come back, where a refusal that passes does not say: in a minute, in milliseconds. */
const soon = 60_000

/** What to say of a failure, spec §8: the errors map, else the messages, else 'One or more errors occurred!'. */
export const useFailureText = () => {
  const { knows, said } = useWords()
  return useCallback(
    (failure: { readonly _tag: string }): string => {
      const declared = `failure.${failure._tag}`
      if (knows(declared)) return said(declared, { ...failure } as Record<string, string | number>)
      if (!(failure instanceof Refused)) return said("oneOrMoreErrors")
      const ids = [...Object.values(failure.errors).flat(), ...failure.messages]
      const texts = ids
        .map((id) => id.split(":")[0] ?? "")
        .filter(knows)
        .map((id) => said(id, { field: "", length: "", until: failure.until ?? Date.now() + soon }))
      return texts.length === 0
        ? said(failure.status >= 500 ? "serverError" : "oneOrMoreErrors")
        : [...new Set(texts)].join(" ")
    },
    [knows, said]
  )
}
