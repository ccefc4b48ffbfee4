import { workerData } from "node:worker_threads"
import { connectOwner } from "#adapters/postgres/connectOwner.ts"
import { loadSampleCatalogue } from "#adapters/postgres/nags/loadSampleCatalogue.ts"
import { sampleCatalogue } from "#adapters/sample-catalogue/sampleCatalogue.ts"
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
  await loadSampleCatalogue(owner, { edition, fits: () => sampleCatalogue(vpicModels(vpicFile)).fits() })
} finally {
  await owner.end()
}
