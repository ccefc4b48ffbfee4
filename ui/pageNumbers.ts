/**
 * Returns the page numbers to show: the first, the last, and the neighbors of the current one, with null for gaps. If
 * `last` is undefined (its number is unknown), the numbers end after the current page.
 */
export const pageNumbers = (page: number, last?: number): ReadonlyArray<number | null> => {
  const most = last ?? page + 1
  const wanted = [1, page - 1, page, page + 1, most].filter((number) => number >= 1 && number <= most)
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number - 1)
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number]
  })
}
