import { resolve } from "node:path"
import type { StorybookConfig } from "@storybook/react-vite"
import remarkGfm from "remark-gfm"
import { wordModules } from "../app-api/launch/wordModules.ts"
import { packages } from "./packages.ts"
import { partDocs } from "./partDocs.ts"

const rooms = ["ui", "app-web", "stories", "domain", "adapters/memory", "adapters/sample-catalogue"]

/** The Storybook configuration. Every story also runs as a test. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    // Enables GitHub-flavored tables in MDX, which plain Markdown lacks.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } }
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest"
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `partDocs` generates the props tables from the sources; stories that run as tests do not need them.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      wordModules,
      ...(process.env["VITEST"] === undefined ? [partDocs(resolve(import.meta.dirname, ".."))] : [])
    ],
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...packages(rooms)] }
  })
}

export default config
