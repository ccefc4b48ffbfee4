import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"

const chromium = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
}

/** `node`: domain, adapters, api, web logic. `stories`: every story, in Chromium, axe as an error. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/e2e/**"],
          testTimeout: 30_000,
          hookTimeout: 60_000
        }
      },
      {
        plugins: [react(), storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          browser: { enabled: true, headless: true, provider: playwright({ launchOptions: chromium }), instances: [{ browser: "chromium" }] }
        }
      }
    ]
  }
})
