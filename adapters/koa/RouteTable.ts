import type { Context } from "koa"
import type { RequestState } from "./RequestState.ts"

/** An API request with the state set by the middleware. */
export type ApiContext = Context & { readonly state: RequestState }

type Params = Readonly<Record<string, string>>
type Answering = (ctx: ApiContext, params: Params) => Promise<unknown>

/** A matched route: its pattern, the path parameters, and its handler. */
export interface MatchedEndpoint {
  readonly route: string
  readonly params: Params
  readonly answer: Answering
}

interface Leaf {
  readonly route: string
  readonly names: ReadonlyArray<string>
  readonly answer: Answering
}

/** A node of the routing tree: what may come at one position of a path. */
class Place {
  readonly words = new Map<string, Place>()
  readonly leaves = new Map<string, Leaf>()
  any: Place | undefined
}

/**
 * Matches a request to a route by method and path, segment by segment. Literal segments take precedence over `:name`
 * and are case-insensitive; a trailing slash is optional. A regular-expression router would try two hundred patterns
 * one by one.
 */
export class RouteTable {
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

  /** HEAD is handled like GET. */
  find(method: string, path: string): MatchedEndpoint | undefined {
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

/** Decodes a path parameter; if it is not valid percent-encoding, returns it unchanged. */
const decoded = (text: string) => {
  if (!text.includes("%")) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
