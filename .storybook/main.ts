import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { StorybookConfig } from "@storybook/react-vite"

const root = join(import.meta.dirname, "..")
const rooms = ["ui", "app-web", "stories", "domain", "adapters/memory", "adapters/sample-catalogue"]

/** What the stories import from packages: bundled before the first story, because Vite reloads the page when it meets one later. */
const packages = () => {
  const sources = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, room, file), "utf8")))
  const named = sources.flatMap((source) => [...source.matchAll(/^(?:import|export) (?!type\b)[^"]*from "([^".#][^"]*)"/gm)].map((found) => found[1] ?? ""))
  return [...new Set(named)].filter((name) => !/^(@?storybook|@storybook\/.*|storybook\/.*)$/.test(name)).sort()
}

/** The catalogue: every story in it is also a test. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), "react", "react-dom", "react-dom/client", ...packages()] }
  })
}

export default config
