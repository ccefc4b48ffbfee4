import type { Context } from "koa"
import type { Visit } from "./Visit.ts"

/** A request of the API with what middlewares found out about it. */
export type Visited = Context & { readonly state: Visit }

type Params = Readonly<Record<string, string>>
type Answering = (ctx: Visited, params: Params) => Promise<unknown>

/** A call that was found: its pattern, the values in its path, and who answers it. */
export interface FoundCall {
  readonly route: string
  readonly params: Params
  readonly answer: Answering
}

interface Leaf {
  readonly route: string
  readonly names: ReadonlyArray<string>
  readonly answer: Answering
}

/** What may stand at one place of a path. */
class Place {
  readonly words = new Map<string, Place>()
  readonly leaves = new Map<string, Leaf>()
  any: Place | undefined
}

/**
 * Finds a call by its method and path, segment by segment: a word before `:name`, in whatever case, with a slash at the
 * end or none. A router of regular expressions asks each of two hundred in turn.
 */
export class CallTable {
  readonly routes: Array<string> = []
  readonly #root = new Place()

  add(method: string, route: string, answer: Answering): void {
    let place = this.#root
    for (const part of partsOf(route)) {
      if (part.startsWith(":")) place = place.any ??= new Place()
      else place = entryOf(place.words, part.toLowerCase())
    }
    place.leaves.set(method, {
      route,
      names: partsOf(route)
        .filter((part) => part.startsWith(":"))
        .map((part) => part.slice(1)),
      answer
    })
    this.routes.push(`${method} ${route}`)
  }

  /** HEAD is answered as GET is. */
  find(method: string, path: string): FoundCall | undefined {
    const parts = partsOf(path)
    const values: Array<string> = []
    const leaf = leafAt(this.#root, parts, 0, method === "HEAD" ? "GET" : method, values)
    return (
      leaf && {
        route: leaf.route,
        answer: leaf.answer,
        params: Object.fromEntries(leaf.names.map((name, at) => [name, decoded(values[at]!)]))
      }
    )
  }
}

const partsOf = (path: string) => (path.endsWith("/") ? path.slice(1, -1) : path.slice(1)).split("/")

const entryOf = (words: Map<string, Place>, word: string) => {
  const known = words.get(word) ?? new Place()
  words.set(word, known)
  return known
}

const leafAt = (
  place: Place,
  parts: ReadonlyArray<string>,
  at: number,
  method: string,
  values: Array<string>
): Leaf | undefined => {
  const part = parts[at]
  if (part === undefined) return place.leaves.get(method)
  const word = place.words.get(part.toLowerCase())
  const found = word && leafAt(word, parts, at + 1, method, values)
  if (found !== undefined || place.any === undefined || part === "") return found
  values.push(part)
  const named = leafAt(place.any, parts, at + 1, method, values)
  if (named === undefined) values.pop()
  return named
}

/** A value in a path that is not percent-encoded text stays as it was sent. */
const decoded = (text: string) => {
  if (!text.includes("%")) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
