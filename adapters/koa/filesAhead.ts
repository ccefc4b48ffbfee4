import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The build's list of files by the path of a screen, `/jobs/:id/edit`. */
const place = ".vite/ahead.json"

/**
 * Names the files of the screen at an address in the page's head: the browser fetches them beside the first file, not
 * after it has run.
 */
export const filesAhead = (folder: string): ((path: string) => string) => {
  const file = join(folder, place)
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, ReadonlyArray<string>>>)
    : {}
  const links = Object.entries(known).map(([path, files]) => [path.split("/"), files.map(linkTo).join("")] as const)
  return (path) => {
    const asked = path.split("/")
    return (
      links.find(
        ([screen]) =>
          screen.length === asked.length && screen.every((part, at) => part.startsWith(":") || part === asked[at])
      )?.[1] ?? ""
    )
  }
}

const linkTo = (file: string) =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
