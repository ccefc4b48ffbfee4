const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

/** Text that has become HTML; nothing else gets into a public page unescaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | false | undefined | ReadonlyArray<Markup>

/** Writes HTML: what stands between the braces is escaped unless it is HTML itself; `undefined` and `false` are nothing. */
export const markup = (words: TemplateStringsArray, ...parts: ReadonlyArray<Part>): Markup =>
  new Markup(String.raw({ raw: words }, ...parts.map(written)))

const written = (part: Part): string => {
  if (part === undefined || part === false) return ""
  if (part instanceof Markup) return part.text
  if (typeof part === "object") return part.map(({ text }) => text).join("")
  return String(part).replace(/[&<>"']/g, (mark) => marks[mark]!)
}
