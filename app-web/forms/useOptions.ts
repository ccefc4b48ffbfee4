import { useMemo } from "react"
import { families, type Family, type Member } from "#web/words/families.ts"
import { useWords } from "#web/words/useWords.ts"

export interface FamilyOption<F extends Family> {
  readonly value: Member<F>
  readonly label: string
}

/**
 * The members of an enumeration of the domain as the options of a Select. The same array at every drawing: its items
 * need no drawing again while somebody types elsewhere.
 */
export const useOptions = <F extends Family>(family: F): ReadonlyArray<FamilyOption<F>> => {
  const { of } = useWords()
  return useMemo(
    () => (families[family] as ReadonlyArray<Member<F>>).map((value) => ({ value, label: of(family, value) })),
    [family, of]
  )
}
