import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"

const chromium = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--force-prefers-reduced-motion"]
}

const tests = { testTimeout: 30_000, hookTimeout: 60_000 }

/** `node`: domain, memory adapters, web logic. `postgres`: what needs a real one. `stories`: every story, in Chromium, axe as an error. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...tests, name: "node", include: ["tests/**/*.test.ts"], exclude: ["tests/**/*.postgres.test.ts", "tests/e2e/**"] } },
      { test: { ...tests, name: "postgres", include: ["tests/**/*.postgres.test.ts"], globalSetup: "tests/set-up/postgres.ts" } },
      {
        plugins: [react(), storybookTest({ configDir: ".storybook" })],
        test: {
          testTimeout: 60_000,
          name: "stories",
          browser: { enabled: true, headless: true, provider: playwright({ launchOptions: chromium }), instances: [{ browser: "chromium" }] }
        }
      }
    ]
  }
})
