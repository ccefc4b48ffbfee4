const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

/** Escaped HTML, the only way to insert markup unescaped into a public page. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | false | undefined | ReadonlyArray<Markup>

/**
 * Template tag for HTML. Interpolated values are escaped unless they are `Markup`; `undefined` and `false` render
 * nothing.
 */
export const markup = (words: TemplateStringsArray, ...parts: ReadonlyArray<Part>): Markup =>
  new Markup(String.raw({ raw: words }, ...parts.map(written)))

const written = (part: Part): string => {
  if (part === undefined || part === false) return ""
  if (part instanceof Markup) return part.text
  if (typeof part === "object") return part.map(({ text }) => text).join("")
  return String(part).replace(/[&<>"']/g, (mark) => marks[mark]!)
}
