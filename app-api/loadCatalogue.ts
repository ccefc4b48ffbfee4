import { workerData } from "node:worker_threads"
import { connectOwner } from "#adapters/postgres/connectOwner.ts"
import { loadSampleCatalogue } from "#adapters/postgres/nags/loadSampleCatalogue.ts"
import { sampleCatalogue } from "#adapters/sample-catalogue/sampleCatalogue.ts"
import { vpicModels } from "#adapters/vpic/vpicModels.ts"

// A thread's work (see inWorker): an edition of the sample glass catalogue into the owner's database, made of the
// vehicles in the VIN data's file.
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
