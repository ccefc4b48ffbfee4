import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config"
import { wordModules } from "./app-api/launch/wordModules.ts"
import { packages } from "./.storybook/packages.ts"
import { chromiumPath, browserFlags } from "./tests/e2e/set-up/startBrowser.ts"
import { retrySettings } from "./tests/set-up/retrySettings.ts"
import { pictureOf, screenshotBaseline } from "./tests/pictures/screenshotBaseline.ts"

const chromium = { executablePath: chromiumPath(), args: [...browserFlags] }

/** Renders fonts without the machine's own hinting, so that screenshots from the same Chromium match. */
const stillChromium = {
  ...chromium,
  args: [
    ...chromium.args,
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--force-color-profile=srgb",
    "--hide-scrollbars"
  ]
}

const tests = { testTimeout: 30_000, hookTimeout: 60_000 }

/**
 * Tests that start entire programs (a compiler, a test run, a server), wait for them or for a dropped connection, or
 * keep a CPU core busy for half a minute. Only `npm test` runs them.
 */
const programs = [
  "tests/new/*.test.ts",
  "tests/domain-package/*.test.ts",
  "tests/stories/*.test.ts",
  "tests/domain/worstCaseFed.test.ts",
  "tests/adapters/vpic/vpicDecoder.test.ts",
  "tests/adapters/edi/ediSftp.test.ts",
  "tests/adapters/koa/halfOpen.test.ts",
  "tests/launch/{bench,stop,wrongSettings,keepRunning,silentDatabase,watchdog}.test.ts"
]

/** Returns whether `--project` selects the project; without the option, all are selected. */
const isAsked = (project: string) => {
  const named = process.argv.flatMap((arg, at) =>
    arg === "--project" ? [process.argv[at + 1] ?? ""] : arg.startsWith("--project=") ? [arg.slice(10)] : []
  )
  return named.length === 0 || named.some((name) => name === project || /[!*]/.test(name))
}

/** Loaded only to run stories: Storybook takes longer to start than most runs take. */
const stories = async (): Promise<TestProjectInlineConfiguration> => {
  const { storybookTest } = await import("@storybook/addon-vitest/vitest-plugin")
  return {
    plugins: [react(), storybookTest({ configDir: ".storybook" })],
    test: {
      testTimeout: 60_000,
      ...retrySettings,
      name: "stories",
      // One page for all files, as in Storybook itself, so that nothing is loaded twice.
      isolate: false,
      // Playwright enables motion by default: a dialog would be transparent at first, and a story that checks
      // immediately would fail.
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: "reduce" } }),
        instances: [{ browser: "chromium" }]
      }
    }
  }
}

/**
 * `node`: domain, in-memory adapters, web logic. `programs`: tests that start programs. `postgres`: tests that need a
 * real database. `stories`: every story in Chromium, with axe violations as errors. `pictures`: screenshots of every
 * component.
 */
export default defineConfig({
  test: {
    attachmentsDir: "reports/attachments",
    // A finished story may leave a request pending, which is interrupted when its shop is disposed. That is not an
    // error.
    onUnhandledError: ({ message }) => (message.includes("ManagedRuntime disposed") ? false : undefined),
    projects: [
      {
        plugins: [wordModules],
        test: {
          ...tests,
          isolate: false,
          name: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.postgres.test.ts", "tests/e2e/**", ...programs]
        }
      },
      { test: { ...tests, ...retrySettings, isolate: false, name: "programs", include: programs } },
      {
        test: {
          ...tests,
          ...retrySettings,
          isolate: false,
          name: "postgres",
          include: ["tests/**/*.postgres.test.ts"],
          globalSetup: "tests/set-up/postgres.ts"
        }
      },
      ...(isAsked("stories") ? [await stories()] : []),
      {
        plugins: [react()],
        optimizeDeps: { include: [...packages(["ui", "stories/ui"]), "@storybook/react-vite", "storybook/test"] },
        test: {
          ...tests,
          name: "pictures",
          include: ["tests/pictures/*.test.tsx"],
          provide: { pictures: screenshotBaseline(chromium.executablePath) },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 640, height: 480 },
            provider: playwright({ launchOptions: stillChromium, contextOptions: { reducedMotion: "reduce" } }),
            instances: [{ browser: "chromium" }],
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext, root }) => pictureOf(root, chromium.executablePath, arg, ext),
                comparatorName: "pixelmatch",
                comparatorOptions: { threshold: 0.15, allowedMismatchedPixelRatio: 0.001 }
              }
            }
          }
        }
      }
    ]
  }
})
