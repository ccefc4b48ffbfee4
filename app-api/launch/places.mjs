import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of the whole repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url))

/** The Node 24 that the packages bring; the npm package `node` puts it here on every system. */
export const node24 = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node")

/** A path inside the repository. */
export const inRoot = (...parts) => join(root, ...parts)

/** The environment for everything we run: our own programs come first on the PATH. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: [inRoot("node_modules/.bin"), process.env.PATH].filter(Boolean).join(delimiter),
  ...more
})

/** Ends with one plain line, without a stack. */
export const giveUp = (line, code = 1) => {
  console.error(line)
  process.exit(code)
}

/** Whether the packages' own Node is in place. */
export const hasNode24 = () => existsSync(node24)
