/** The keys that navigate between the marks of a chart. */
export const arrowKeys: ReadonlySet<string> = new Set([
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End"
])

const place = (mark: string) => mark.split(":").map(Number) as [across: number, deep: number]

/** Returns the mark (`point:series`) that a key leads to, skipping missing values; the same mark at an edge. */
export const nextDataPoint = (marks: ReadonlyArray<string>, from: string, key: string): string => {
  const upright = key === "ArrowUp" || key === "ArrowDown"
  const [along, other] = upright ? [1, 0] : [0, 1]
  const line = marks
    .map(place)
    .filter((mark) => mark[other] === place(from)[other])
    .sort((one, two) => (one[along] ?? 0) - (two[along] ?? 0))
  const at = line.findIndex((mark) => mark.join(":") === from)
  const to =
    key === "Home" ? 0 : key === "End" ? line.length - 1 : at + (key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1)
  return line[to]?.join(":") ?? from
}
