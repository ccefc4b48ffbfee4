// In place of the server: tells what happens to it, and ends as it is told to.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    console.log(signal)
    // A second signal on its way would still be told.
    setTimeout(() => process.exit(Number(process.argv[2] ?? 0)), 100)
  })
}
console.log("up")
if (process.argv[3] === "now") process.exit(Number(process.argv[2]))
setInterval(() => {}, 60_000)
