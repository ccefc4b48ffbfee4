import { environment, inRoot } from "./places.mjs"

const port = process.env.PORT ?? "3000"
// Compiled code is kept between starts, types stripped.
const compiled = { NODE_COMPILE_CACHE: inRoot("build/compiled") }

/** Node keeps less for what lives briefly: 120 MB less in memory after a busy time, for a few microseconds a call (measured by `npm run bench`). */
export const serverArgs = ["--max-semi-space-size=8", "app-api/main.ts"]

/** The server, as `npm start` runs it. */
export const server = () => ({
  name: "Frit",
  args: serverArgs,
  env: environment({ NODE_ENV: process.env.NODE_ENV ?? "production", ...compiled })
})

/** The server started anew after each change, Vite with hot reloading before it, and the component catalogue. */
export const devPrograms = () => {
  const env = environment({ NODE_ENV: "development", STORYBOOK_DISABLE_TELEMETRY: "1", CI: "true" })
  return [
    { name: "The server", args: ["app-api/launch/watchServer.mjs"], env: { ...env, ...compiled } },
    { name: "Vite", args: ["node_modules/vite/bin/vite.js", "--clearScreen", "false"], env },
    { name: "Storybook", args: ["node_modules/storybook/dist/bin/dispatcher.js", "dev", "-p", "6006", "--no-open", "--ci"], env }
  ]
}

/** Where to look while developing. */
export const devAddresses = () =>
  [
    "Web app     http://localhost:5173  (a shop: http://<shop>.localhost:5173)",
    `Server      http://localhost:${port}`,
    "Storybook   http://localhost:6006"
  ].join("\n")
