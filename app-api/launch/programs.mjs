import { environment, inRoot } from "./places.mjs"

// Compiled code is kept between starts, types stripped: what strips them takes 19 MB, and is not even loaded then.
const compiled = { NODE_COMPILE_CACHE: inRoot("build/compiled") }

/**
 * Node keeps less for what lives briefly, and with a limit of 512 MB, eight times what lives on, tidies up before that
 * has grown by half, not fourfold (V8's MemoryController::MaxGrowingFactor): far less in memory after a busy time, for
 * a few microseconds a call (`npm run bench`).
 */
export const serverArgs = ["--max-semi-space-size=8", "--max-old-space-size=512", "app-api/main.ts"]

/**
 * With one store for all threads' memory (glibc's MALLOC_ARENA_MAX), what one gave back another takes: some 15 MB less.
 */
export const serverEnv = { ...compiled, MALLOC_ARENA_MAX: "1" }

/**
 * The import of a catalogue file, row by row: with little room for what lives briefly it takes 120 MB less (measured by
 * `npm run bench`).
 */
export const catalogueArgs = ["--max-semi-space-size=4", "--max-old-space-size=1024", "app-api/loadCatalogueFile.ts"]

/** The server, as `npm start` runs it. */
export const server = () => ({
  name: "Frit",
  args: serverArgs,
  env: environment({ NODE_ENV: process.env.NODE_ENV ?? "production", ...serverEnv })
})

/** The server started anew after each change, Vite with hot reloading before it, and the component catalogue. */
export const devPrograms = () => {
  // People come in by Vite, so sign-in, links in mails and the shops' hosts are at its address.
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

/** Where to look while developing. */
export const devAddresses = () =>
  [
    "Web app     http://localhost:5173  (a shop: http://<shop>.localhost:5173)",
    "Mails       http://localhost:5173/dev/mail  (texts: /dev/sms)",
    "API         http://localhost:5173/api/V1/docs",
    "Storybook   http://localhost:6006"
  ].join("\n")
