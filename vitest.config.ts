import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config"
import { wordModules } from "./app-api/launch/wordModules.ts"
import { packages } from "./.storybook/packages.ts"
import { chromiumPath, quiet } from "./tests/e2e/set-up/startBrowser.ts"
import { again } from "./tests/set-up/again.ts"
import { pictureOf, picturesKept } from "./tests/pictures/picturesKept.ts"

const chromium = { executablePath: chromiumPath(), args: [...quiet] }

/** Letters drawn without the machine's own hints, so that pictures of one Chromium are alike. */
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
 * Tests that start whole programs, such as a compiler, a test run or a server, and wait for them or for a line that
 * was cut, or keep a processor for half a minute: `npm test` alone runs them.
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

/** `--project` names one, or says nothing of which: then all are. */
const isAsked = (project: string) => {
  const named = process.argv.flatMap((arg, at) =>
    arg === "--project" ? [process.argv[at + 1] ?? ""] : arg.startsWith("--project=") ? [arg.slice(10)] : []
  )
  return named.length === 0 || named.some((name) => name === project || /[!*]/.test(name))
}

/** Storybook takes longer to start than most runs take: it is loaded for its stories alone. */
const stories = async (): Promise<TestProjectInlineConfiguration> => {
  const { storybookTest } = await import("@storybook/addon-vitest/vitest-plugin")
  return {
    plugins: [react(), storybookTest({ configDir: ".storybook" })],
    test: {
      testTimeout: 60_000,
      ...again,
      name: "stories",
      // One page for all files, as in Storybook itself: nothing is loaded twice.
      isolate: false,
      // Playwright asks for motion unless told otherwise: a dialog would be clear for its first moments, and a
      // story that looks at once fails.
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
 * `node`: domain, memory adapters, web logic. `programs`: what starts programs of its own. `postgres`: what needs a
 * real one. `stories`: every story, in Chromium, axe as an error. `pictures`: every part as it looked.
 */
export default defineConfig({
  test: {
    attachmentsDir: "reports/attachments",
    // A story that is over may leave a call under way, which its shop's end breaks off: nobody's fault.
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
      { test: { ...tests, ...again, isolate: false, name: "programs", include: programs } },
      {
        test: {
          ...tests,
          ...again,
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
          provide: { pictures: picturesKept(chromium.executablePath) },
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
