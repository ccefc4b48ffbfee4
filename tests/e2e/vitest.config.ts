import { defineConfig } from "vitest/config"
import { retrySettings } from "../set-up/retrySettings.ts"

/**
 * The journeys: one real server, one Chromium, one file after another. Timeouts exist only to end hanging tests. In CI,
 * a failed journey is retried once.
 */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["tests/e2e/**/*.test.ts"],
    globalSetup: "tests/e2e/set-up/everything.ts",
    setupFiles: [...retrySettings.setupFiles, "tests/e2e/set-up/anHourLater.ts"],
    fileParallelism: false,
    isolate: false,
    retry: retrySettings.retry,
    testTimeout: 400_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000, interval: 50 } }
  }
})
