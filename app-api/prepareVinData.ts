import { parentPort, workerData } from "node:worker_threads"
import { prepareVpic } from "#adapters/vpic/prepareVpic.ts"

// A thread's work (see inWorker): the VIN decoder's data in a folder; answers with its file.
const { folder } = workerData as { readonly folder: string }
parentPort?.postMessage({
  done: await prepareVpic(folder, () =>
    parentPort?.postMessage({ line: "Preparing the VIN data (once, some seconds)" })
  )
})
