import { useMemo } from "react"
import type { Family, Member } from "#web/words/families.ts"
import { useWords } from "#web/words/useWords.ts"

export interface FamilyOption<F extends Family> {
  readonly value: Member<F>
  readonly label: string
}

/** An enumeration of the domain; "" in it means "not said" and is no option. */
interface Enumeration<M> {
  readonly literals: ReadonlyArray<M | "">
}

/**
 * The members of an enumeration of the domain as the options of a Select, named by its family of words: a screen brings
 * the enumerations that it shows, not all there are. The same array at every drawing: its items need no drawing again
 * while somebody types elsewhere.
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
