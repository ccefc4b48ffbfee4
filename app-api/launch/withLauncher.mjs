// Loaded first into every program the launcher runs: should the launcher be killed, the program stops in good order
// too.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"))
  process.channel.unref()
}
