import { Effect, Schema } from "effect"
import { documentFileName } from "#adapters/pdf/documentFileName.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/jobs/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { access } from "#domain/people/access.ts"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import { isInstallerOnly } from "#domain/people/mayEnter.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"

const Asked = Schema.Struct({ id: JobId, kind: Stage, language: Schema.Literals(["en", "fr", "es"]) })

/** `GET /jobs/:id/document.pdf?kind=quote|workorder|invoice&language=en|fr|es`: a job's paper. Someone who only installs gets the work order, which shows no price. */
export const jobPdf = {
  path: "/jobs/:id/document.pdf",
  access: access["/jobs"],
  file: Effect.fn("jobPdf")(function*(asked: Readonly<Record<string, string>>) {
    const read = Schema.decodeUnknownResult(Asked)(asked)
    const user = yield* CurrentUser
    if (read._tag === "Failure" || user === undefined) return undefined
    const { id, kind, language } = read.success
    if (isInstallerOnly(user) && kind !== "workorder") return undefined
    const facts = yield* factsOf(id)
    if (facts === undefined) return undefined
    const document = jobDocument(kind, { ...facts, language })
    // Loaded with the first paper: its library is large, and no start should wait for it.
    const bytes = yield* Effect.promise(async () => (await import("#adapters/pdf/renderDocument.ts")).renderDocument(document))
    return { name: documentFileName(kind, document.number), type: "application/pdf", bytes }
  })
}

const factsOf = (id: JobId) =>
  Effect.gen(function*() {
    const job = yield* (yield* Jobs).get(id)
    const customer = yield* (yield* Customers).get(job.customerId)
    const location = yield* (yield* Locations).get(job.locationId)
    const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
    return tenant && { job, customer, location, tenant }
  }).pipe(Effect.catch(() => Effect.succeed(undefined)))
