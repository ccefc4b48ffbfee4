import { useMemo } from "react"
import type { Family, Member } from "#web/words/families.ts"
import { useWords } from "#web/words/useWords.ts"

export interface FamilyOption<F extends Family> {
  readonly value: Member<F>
  readonly label: string
}

/** An enumeration of the domain. "" means "not specified" and is not offered as an option. */
interface Enumeration<M> {
  readonly literals: ReadonlyArray<M | "">
}

/**
 * Returns the members of a domain enumeration as the options of a Select, labeled from its word family. The screen
 * passes the enumeration, so that only those in use are loaded. The array is memoized, so the options need not
 * re-render while the user types elsewhere.
 */
export const useOptions = <F extends Family>(
  family: F,
  { literals }: Enumeration<Member<F>>
): ReadonlyArray<FamilyOption<F>> => {
  const { of } = useWords()
  return useMemo(
    () => literals.flatMap((value) => (value === "" ? [] : [{ value, label: of(family, value) }])),
    [family, literals, of]
  )
}
