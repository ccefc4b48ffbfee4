import { parentPort, workerData } from "node:worker_threads"
import { prepareVpic } from "#adapters/vpic/prepareVpic.ts"

// Worker thread (see inWorker): prepares the VIN decoder's data in a folder and returns its file.
const { folder } = workerData as { readonly folder: string }
parentPort?.postMessage({
  done: await prepareVpic(folder, () =>
    parentPort?.postMessage({ line: "Preparing the VIN data (once, takes a few seconds)" })
  )
})
