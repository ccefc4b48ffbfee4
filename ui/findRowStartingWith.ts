/**
 * Returns the index of the first row whose name starts with the typed text, searching from `from` and wrapping around;
 * -1 if none. Ignores accents and case.
 */
export const findRowStartingWith = (names: ReadonlyArray<string>, typed: string, from: number): number => {
  const sought = plain(typed)
  const places = [...names.keys()]
  return (
    [...places.slice(from), ...places.slice(0, from)].find((place) => plain(names[place]!).startsWith(sought)) ?? -1
  )
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
