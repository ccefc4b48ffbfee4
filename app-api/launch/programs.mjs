import { environment, inRoot } from "./places.mjs"

// Caches compiled code with types stripped between starts. The type stripper takes 19 MB and then need not even be
// loaded.
const compiled = { NODE_COMPILE_CACHE: inRoot("build/compiled") }

/**
 * Limits the young generation, and sets a heap limit of 512 MB, eight times the live size, so that V8 collects garbage
 * before the heap has grown by half instead of fourfold (V8's MemoryController::MaxGrowingFactor). Uses far less memory
 * after a busy period, for a few microseconds per request (`npm run bench`).
 */
export const serverArgs = ["--max-semi-space-size=8", "--max-old-space-size=512", "app-api/main.ts"]

/**
 * A single malloc arena (glibc's MALLOC_ARENA_MAX) lets threads reuse each other's freed memory, which saves about 15
 * MB.
 */
export const serverEnv = { ...compiled, MALLOC_ARENA_MAX: "1" }

/** Imports a catalog file row by row; a small young generation saves 120 MB (measured by `npm run bench`). */
export const catalogueArgs = ["--max-semi-space-size=4", "--max-old-space-size=1024", "app-api/loadCatalogueFile.ts"]

/** The server, as `npm start` runs it. */
export const server = () => ({
  name: "Frit",
  args: serverArgs,
  env: environment({ NODE_ENV: process.env.NODE_ENV ?? "production", ...serverEnv })
})

/** The server, restarted on every change, Vite with hot reloading in front of it, and Storybook. */
export const devPrograms = () => {
  // Users come in through Vite, so sign-in, links in mail and the shops' hosts use its address.
  const env = environment({
    PUBLIC_URL: "http://localhost:5173",
    ...process.env,
    NODE_ENV: "development",
    STORYBOOK_DISABLE_TELEMETRY: "1",
    CI: "true"
  })
  return [
    { name: "The server", args: ["app-api/launch/watchServer.mjs"], env: { ...env, ...compiled } },
    { name: "Vite", args: ["node_modules/vite/bin/vite.js", "--clearScreen", "false"], env },
    {
      name: "Storybook",
      args: ["node_modules/storybook/dist/bin/dispatcher.js", "dev", "-p", "6006", "--no-open", "--ci"],
      env
    }
  ]
}

/** The addresses to open during development. */
export const devAddresses = () =>
  [
    "Web app     http://localhost:5173  (a shop: http://<shop>.localhost:5173)",
    "Mails       http://localhost:5173/dev/mail  (texts: /dev/sms)",
    "API         http://localhost:5173/api/V1/docs",
    "Storybook   http://localhost:6006"
  ].join("\n")
