import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The build's list of what a screen needs by its path, `/jobs/:id/edit`: files, and calls such as `/jobs/:id`. */
const place = ".vite/preloads.json"

interface Preloads {
  readonly files: ReadonlyArray<string>
  readonly calls: ReadonlyArray<string>
}

/**
 * Names what the screen at an address needs in the page's head: the browser fetches it beside the first file, not
 * after that has run. Calls only for who is signed in: a refusal that came early would be taken for the answer.
 */
export const preloadTags = (folder: string): ((path: string, isSignedIn: boolean) => string) => {
  const file = join(folder, place)
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, Preloads>>) : {}
  const screens = Object.entries(known).map(([path, { files, calls }]) => ({
    parts: path.split("/"),
    links: files.map(linkTo).join(""),
    calls
  }))
  return (path, isSignedIn) => {
    const asked = path.split("/")
    const screen = screens.find(
      ({ parts }) =>
        parts.length === asked.length && parts.every((part, at) => part.startsWith(":") || part === asked[at])
    )
    if (screen === undefined) return ""
    const named = (part: string) => asked[screen.parts.indexOf(part)] ?? ""
    const calls = isSignedIn ? screen.calls.map((call) => call.replace(/:\w+/g, named)).filter(isPlain) : []
    return `${calls.map(linkToCall).join("")}${screen.links}`
  }
}

/** Nothing of an address is written into the page that could be more than an id there. */
const isPlain = (path: string) => /^[\w/-]+$/.test(path)

/** As the app will ask: the browser gives the answer only to a request of the same mode and credentials. */
const linkToCall = (path: string) => `<link rel="preload" as="fetch" crossorigin href="/api/V1${path}">`

const linkTo = (file: string) =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
