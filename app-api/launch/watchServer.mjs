// `node --watch` does not load withLauncher.mjs itself, so this process sits between it and the launcher.
import { spawn } from "node:child_process"
import { constants } from "node:os"

const watch = spawn(process.execPath, ["--watch", "--watch-preserve-output", "app-api/main.ts"], {
  stdio: ["ignore", "inherit", "inherit"]
})
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => watch.kill(signal))
watch.once("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
