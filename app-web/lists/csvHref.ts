import type { ListName } from "#domain/access/ListName.ts"
import type { Language } from "#web/words/languages.ts"
import { unpagedSearch } from "./filtersOf.ts"
import { urlOfSearch } from "./searchInUrl.ts"

/** Where all of a list is had as a file: the filters and the order on screen, these columns, this language. */
export const csvHref = (
  list: ListName,
  asked: object,
  columns: ReadonlyArray<{ readonly id: string }>,
  language: Language
): string => {
  const file = list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `/api/V1/exports/${file}.csv${urlOfSearch({ ...unpagedSearch(asked), columns: columns.map(({ id }) => id).join("-"), language })}`
}
