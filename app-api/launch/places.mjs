import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"

/** The repository's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url))

/** The Node 24 from the packages; the npm package `node` installs it here on every system. */
export const node24 = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node")

/** Returns a path inside the repository. */
export const inRoot = (...parts) => join(root, ...parts)

/** Returns the environment for everything we run: our own programs come first on the PATH. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: [inRoot("node_modules/.bin"), process.env.PATH].filter(Boolean).join(delimiter),
  ...more
})

/** Exits with one plain line, without a stack. */
export const giveUp = (line, code = 1) => {
  console.error(line)
  process.exit(code)
}

/** Returns whether the packages' own Node is installed. */
export const hasNode24 = () => existsSync(node24)
