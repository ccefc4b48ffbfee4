import type { StorybookConfig } from "@storybook/react-vite"
import { packages } from "./packages.ts"

const rooms = ["ui", "app-web", "stories", "domain", "adapters/memory", "adapters/sample-catalogue"]

/** The catalogue: every story in it is also a test. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...packages(rooms)] }
  })
}

export default config
