import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { environment, giveUp, inRoot, node24, root } from "./places.mjs"

const stamp = inRoot("build/web.stamp")

/** Builds the web app into build/web, with compressed copies, unless its sources are unchanged since the last build. */
export const buildWeb = () => {
  const sources = fingerprint([
    "app-web",
    "ui",
    "domain",
    "vite.config.ts",
    "app-api/launch/quotePage.config.ts",
    "app-api/launch/installerPage.config.ts",
    "app-api/launch/wordModules.ts",
    "package.json",
    "package-lock.json",
    "tsconfig.base.json"
  ])
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return
  console.log("Building the web app (a few seconds)")
  rmSync(stamp, { force: true })
  run(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
  for (const page of ["quotePage", "installerPage"])
    run([
      "node_modules/vite/bin/vite.js",
      "build",
      "--config",
      `app-api/launch/${page}.config.ts`,
      "--logLevel",
      "warn"
    ])
  run(["app-api/launch/compress.mjs", "build/web"])
  mkdirSync(inRoot("build"), { recursive: true })
  writeFileSync(stamp, sources)
}

const run = (args) => {
  const done = spawnSync(node24, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: environment({ NODE_ENV: "production" })
  })
  if (done.signal) process.exit(130)
  if (done.status !== 0) giveUp("The web app could not be built; see the message above.")
}

const fingerprint = (places) => {
  const hash = createHash("sha256")
  for (const file of places.flatMap(filesOf))
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(inRoot(file)))
      .update("\0")
  return hash.digest("hex")
}

const filesOf = (place) => {
  if (!place.includes(".")) return walk(place).sort()
  return existsSync(inRoot(place)) ? [place] : []
}

const walk = (folder) =>
  readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.name !== "node_modules")
    .flatMap((entry) => (entry.isDirectory() ? walk(`${folder}/${entry.name}`) : `${folder}/${entry.name}`))

if (process.argv[1] === import.meta.filename) buildWeb()
