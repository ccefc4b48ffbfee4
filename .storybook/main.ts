import { resolve } from "node:path"
import type { StorybookConfig } from "@storybook/react-vite"
import remarkGfm from "remark-gfm"
import { wordModules } from "../app-api/launch/wordModules.ts"
import { packages } from "./packages.ts"
import { partDocs } from "./partDocs.ts"

const rooms = ["ui", "app-web", "stories", "domain", "adapters/memory", "adapters/sample-catalogue"]

/** The catalog: every story in it is also a test. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    // Tables in MDX are GitHub's, not Markdown's own.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } }
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest"
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The props tables are read from the sources by `partDocs`; stories that run as tests need none.
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
