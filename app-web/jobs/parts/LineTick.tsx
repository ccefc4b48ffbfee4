/** What a tick in a row says: its column's head, seen where rows are cards, and the row's name, spoken. */
export function LineTick({ title, row }: { readonly title: string; readonly row: string }) {
  return <span><span className="LineTickTitle">{title}</span><span className="hidden-text">, {row}</span></span>
}
