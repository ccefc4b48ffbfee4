// Stands in for the server: prints what happens to it, and exits as instructed.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    console.log(signal)
    // Gives a second signal time to be printed.
    setTimeout(() => process.exit(Number(process.argv[2] ?? 0)), 100)
  })
}
console.log("up")
if (process.argv[3] === "now") process.exit(Number(process.argv[2]))
setInterval(() => {}, 60_000)
