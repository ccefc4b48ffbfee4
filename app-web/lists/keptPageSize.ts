const placeOf = (userId: string, list: string) => `frit.pageSize.${userId}.${list}`

/** How many rows this person last chose for this list in this browser (trust.md §1); undefined for the usual number. */
export const keptPageSize = (userId: string, list: string): number | undefined => {
  const size = Number(localStorage.getItem(placeOf(userId, list)))
  return Number.isInteger(size) && size >= 1 && size <= 100 ? size : undefined
}

/** Remembers the choice. */
export const keepPageSize = (userId: string, list: string, size: number) => localStorage.setItem(placeOf(userId, list), String(size))
