const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

/** Escaped HTML; nothing else gets into a page unescaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | ReadonlyArray<Html> | undefined

/**
 * Template tag that builds HTML. Interpolated values are escaped unless they are `Html`; `undefined` renders nothing.
 */
export const html = (words: TemplateStringsArray, ...parts: ReadonlyArray<Part>): Html =>
  new Html(String.raw({ raw: words }, ...parts.map(written)))

const written = (part: Part): string => {
  if (part === undefined) return ""
  if (part instanceof Html) return part.text
  if (typeof part === "object") return part.map(({ text }) => text).join("")
  return String(part).replace(/[&<>"']/g, (mark) => marks[mark]!)
}
