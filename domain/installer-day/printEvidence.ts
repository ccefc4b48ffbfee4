import { Effect } from "effect"
import { fileContent } from "#domain/contract/Content.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { nonEmptyFacts } from "#domain/documents/Block.ts"
import { documentFormats, documentTextsOf } from "#domain/documents/DocumentContext.ts"
import type { EvidencePack, EvidencePhoto } from "#domain/documents/EvidencePack.ts"
import { DocumentPrinter } from "#domain/documents/DocumentPrinter.ts"
import { Files } from "#domain/files/Files.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { requireVisibleJob } from "#domain/jobs/jobVisibility.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { traced } from "#domain/shared/traced.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { languages } from "#domain/words/languages.ts"
import type { SiteEvent } from "./SiteEvent.ts"
import { SiteEvents } from "./SiteEvents.ts"
import { calibrationGaps, isSameVin, safeToDriveAt, siteStateOf } from "./siteWork.ts"

interface Facts {
  readonly job: Job
  readonly customerName: string
  readonly shop: { readonly businessName: string; readonly country: "US" | "CA" }
  readonly timeZone: string
  readonly language: DocumentLanguage
  readonly events: ReadonlyArray<SiteEvent>
  readonly photos: ReadonlyArray<EvidencePhoto>
}

/** Builds the calibration evidence document of a job. Contains no prices, so installers may print it too. */
export const evidencePack = ({ customerName, events, job, language, photos, shop, timeZone }: Facts): EvidencePack => {
  const t = documentTextsOf[language]
  const formats = documentFormats(language, shop.country)
  const work = siteStateOf(events)
  const { adhesive, calibration } = work
  const moment = (at: number) => `${formats.dayShort(dayOf(at, timeZone))}, ${formats.time(wallClockAt(at, timeZone))}`
  const scan = (when: "before" | "after") => {
    const found = work.scans[when]
    return found === undefined ? "" : `${moment(found.at)}, ${found.codes || t("evidence.noCodes")}`
  }
  const same = work.vin === undefined ? undefined : isSameVin(work.vin, job.vehicle.vin)
  const vin = [work.vin ?? "", same === undefined ? "" : t(same ? "evidence.vinSame" : "evidence.vinOther")]
  const { make, model, year } = job.vehicle
  const mileage = work.mileage ?? job.vehicle.mileage
  const who = events.findLast(({ deed }) => deed._tag === "calibration")?.by ?? events.at(-1)?.by
  const gaps = calibrationGaps(work).map((gap) => t(`evidence.gap.${gap}`))
  const fact = (label: Parameters<typeof t>[0], value: string) => ({ label: t(label), value })
  return {
    title: t("evidence.title"),
    number: String(job.number),
    name: "calibration",
    shopName: shop.businessName,
    locale: languages[language].locale,
    blocks: [
      {
        title: t("block.vehicle"),
        lines: [[year || "", make, model].filter((word) => word !== "").join(" ")],
        facts: nonEmptyFacts([
          fact("block.customer", customerName),
          fact("evidence.vin", vin.filter((word) => word !== "").join(", ")),
          fact("evidence.mileage", mileage === null ? "" : formats.distance(mileage))
        ])
      },
      {
        title: t("evidence.calibration"),
        lines: [],
        facts: nonEmptyFacts([
          ...(calibration === undefined
            ? []
            : [
                fact("evidence.method", t(`evidence.${calibration.method}`)),
                fact("evidence.tool", calibration.tool),
                fact("evidence.serial", calibration.serial),
                fact("evidence.from", moment(calibration.startedAt)),
                fact("evidence.to", moment(calibration.endedAt)),
                fact("evidence.result", t(`evidence.${calibration.result}`))
              ]),
          fact("evidence.technician", who?.name ?? ""),
          fact("evidence.missing", gaps.join("; "))
        ])
      },
      {
        title: t("evidence.scans"),
        lines: [],
        facts: nonEmptyFacts([fact("evidence.before", scan("before")), fact("evidence.after", scan("after"))])
      },
      {
        title: t("evidence.glass"),
        lines: [],
        facts: nonEmptyFacts([
          fact("evidence.dot", Object.values(work.dotNumbers).join(", ")),
          fact(
            "evidence.adhesive",
            adhesive === undefined
              ? ""
              : [adhesive.adhesiveManufacturer, adhesive.adhesiveLot, formats.dayShort(adhesive.adhesiveExpiry)]
                  .filter((word) => word !== "")
                  .join(", ")
          ),
          fact("evidence.safe", adhesive === undefined ? "" : moment(safeToDriveAt(adhesive)))
        ])
      }
    ],
    signatures: (["before", "after"] as const).flatMap((when) => {
      const signature = work.signatures[when]
      return signature === undefined
        ? []
        : [
            {
              caption: `${t(`evidence.${when}`)}, ${moment(signature.at)}`,
              by: signature.signedBy,
              mark: signature.mark
            }
          ]
    }),
    photos
  }
}

/** Prints the calibration evidence of a job visible to the current user. */
export const printEvidence = traced("printEvidence")(function* ({
  id,
  language
}: {
  readonly id: JobId
  readonly language: DocumentLanguage
}) {
  const job = yield* requireVisibleJob(id)
  const events = (yield* (yield* SiteEvents).ofJobs([id])).get(id) ?? []
  const customer = yield* (yield* Customers).get(job.customerId).pipe(Effect.orDie)
  const location = yield* (yield* Locations).get(job.locationId).pipe(Effect.orDie)
  const tenant = (yield* (yield* Tenants).get((yield* CurrentTenant).id))!
  const jobFiles = yield* JobFiles
  const files = yield* Files
  const photos = yield* Effect.forEach(siteStateOf(events).photos, ({ fileId, shows }) =>
    Effect.gen(function* () {
      const file = yield* jobFiles.find(id, fileId)
      const kept = file === undefined || file.deletedAt !== null ? undefined : yield* files.get(file.content)
      const isPicture = kept?.type === "image/jpeg" || kept?.type === "image/png"
      return isPicture ? [{ caption: documentTextsOf[language](`evidence.photo.${shows}`), bytes: kept.bytes }] : []
    })
  )
  const pack = evidencePack({
    job,
    customerName: customer.customerName,
    shop: tenant,
    timeZone: location.timeZone,
    language,
    events,
    photos: photos.flat()
  })
  return fileContent(yield* (yield* DocumentPrinter).printEvidence(pack))
})
