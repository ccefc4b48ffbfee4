/**
 * The page numbers worth offering: first, last, and the neighbours of the present one; null where some are left out. Of
 * a list whose last page has no number, `last` is undefined and the numbers end beside the present page.
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
