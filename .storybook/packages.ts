import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")

/**
 * Returns the npm packages that the given folders import. They are pre-bundled before the first story, because Vite
 * reloads the page when it discovers one later.
 */
export const packages = (rooms: ReadonlyArray<string>): ReadonlyArray<string> => {
  const sources = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, room, file), "utf8"))
  )
  const named = sources.flatMap((source) =>
    [...source.matchAll(/^(?:import|export) (?!type\b)[^"]*from "([^".#][^"]*)"/gm)].map((found) => found[1] ?? "")
  )
  return ["react", "react-dom", "react-dom/client", ...new Set(named)]
    .filter((name) => !/^(@?storybook|@storybook\/.*|storybook\/.*)$|\?/.test(name))
    .sort()
}
