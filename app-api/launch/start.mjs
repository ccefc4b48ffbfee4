// `npm start` and `npm run dev`. Any Node ≥ 20 may run it; everything that follows runs on the Node 24 it installs.
const major = Number(process.versions.node.split(".")[0])
if (major < 20) {
  console.error(
    `Frit needs Node 20 or newer to start; this is Node ${process.versions.node}. Get one from https://nodejs.org.`
  )
  process.exit(1)
}

const { installPackages } = await import("./installPackages.mjs")
installPackages()
const isDev = process.argv.includes("--dev")
if (!isDev) {
  const { buildWeb } = await import("./buildWeb.mjs")
  buildWeb()
}
const { keepRunning } = await import("./keepRunning.mjs")
const { server, devPrograms, devAddresses } = await import("./programs.mjs")
if (isDev) console.log(devAddresses())
keepRunning(isDev ? devPrograms() : [server()])
