import { workerData } from "node:worker_threads"
import { connectOwner } from "#adapters/postgres/connectOwner.ts"
import { loadSampleCatalog } from "#adapters/postgres/nags/loadSampleCatalog.ts"
import { sampleCatalog } from "#adapters/sample-catalogue/sampleCatalog.ts"
import { vpicModels } from "#adapters/vpic/vpicModels.ts"

// Worker thread (see inWorker): loads an edition of the sample glass catalog, generated from the vehicles in the VIN
// data's file, into the owner's database.
const { edition, ownerUrl, vpicFile } = workerData as {
  readonly edition: string
  readonly ownerUrl: string
  readonly vpicFile: string
}

const owner = await connectOwner(ownerUrl)
try {
  await loadSampleCatalog(owner, { edition, fits: () => sampleCatalog(vpicModels(vpicFile)).fits() })
} finally {
  await owner.end()
}
