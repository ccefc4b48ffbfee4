import { readdirSync, readFileSync } from "node:fs"
import type { StorybookConfig } from "@storybook/react-vite"

const ui = new URL("../ui/", import.meta.url)

/** What ui imports from packages: bundled before the first story, because Vite reloads the page when it meets one later. */
const packagesOfUi = () => {
  const sources = readdirSync(ui).filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(new URL(file, ui), "utf8"))
  return [...new Set(sources.flatMap((source) => [...source.matchAll(/from "((?:react-aria-components|@internationalized)[^"]*)"/g)].map((found) => found[1] ?? "")))].sort()
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
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), "react", "react-dom", "react-dom/client", ...packagesOfUi()] }
  })
}

export default config
