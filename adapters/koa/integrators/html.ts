const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

/** Text that has become HTML; nothing else gets into a page unescaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | ReadonlyArray<Html> | undefined

/** Writes HTML: what stands between the braces is escaped unless it is HTML itself; `undefined` is nothing. */
export const html = (words: TemplateStringsArray, ...parts: ReadonlyArray<Part>): Html =>
  new Html(String.raw({ raw: words }, ...parts.map(written)))

const written = (part: Part): string => {
  if (part === undefined) return ""
  if (part instanceof Html) return part.text
  if (typeof part === "object") return part.map(({ text }) => text).join("")
  return String(part).replace(/[&<>"']/g, (mark) => marks[mark]!)
}
