// `npm start` and `npm run dev`. Runs on any Node ≥ 20; everything after that runs on the Node 24 it installs.
const major = Number(process.versions.node.split(".")[0])
if (major < 20) {
  console.error(
    `Frit requires Node 20 or newer; this is Node ${process.versions.node}. Download it from https://nodejs.org.`
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
