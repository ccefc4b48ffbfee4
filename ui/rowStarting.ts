/**
 * The first row from `from` on, and then from the top, whose name begins with what is typed; -1 where none does.
 * Accents and capitals do not matter.
 */
export const rowStarting = (names: ReadonlyArray<string>, typed: string, from: number): number => {
  const sought = plain(typed)
  const places = [...names.keys()]
  return (
    [...places.slice(from), ...places.slice(0, from)].find((place) => plain(names[place]!).startsWith(sought)) ?? -1
  )
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
