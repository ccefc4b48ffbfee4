// Preloaded into every program the launcher runs: if the launcher is killed, the program stops gracefully too.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"))
  process.channel.unref()
}
