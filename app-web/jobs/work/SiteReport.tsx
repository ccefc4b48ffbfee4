import { calibrationGaps, isSameVin, safeToDriveAt, siteStateOf } from "#domain/installer-day/siteWork.ts"
import type { SiteStep } from "#domain/installer-day/SiteEvent.ts"
import { listSiteEvents } from "#domain/installer-day/installerDayApi.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Callout } from "#ui/Callout.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const steps: ReadonlyArray<SiteStep> = ["onMyWay", "arrived", "started", "finished"]

const stepWords = {
  onMyWay: "onSite.step.onMyWay",
  arrived: "onSite.step.arrived",
  started: "onSite.step.started",
  finished: "onSite.step.finished"
} as const
const reasonWords = {
  nobodyThere: "onSite.reason.nobodyThere",
  wrongGlass: "onSite.reason.wrongGlass",
  brokenGlass: "onSite.reason.brokenGlass",
  weather: "onSite.reason.weather",
  rust: "onSite.reason.rust",
  other: "onSite.reason.other"
} as const
const methodWords = {
  static: "onSite.method.static",
  dynamic: "onSite.method.dynamic",
  dual: "onSite.method.dual"
} as const
const resultWords = {
  passed: "onSite.result.passed",
  failed: "onSite.result.failed"
} as const
const scanWords = {
  before: "onSite.scan.before",
  after: "onSite.scan.after"
} as const
const signedWords = {
  before: "onSite.signed.before",
  after: "onSite.signed.after"
} as const

export interface SiteReportProps {
  readonly job: Pick<Job, "id" | "vehicle" | "lines">
}

/** What was recorded at the vehicle, shown to the office; renders nothing if there is none. */
export function SiteReport({ job }: SiteReportProps) {
  const { t } = useWords()
  const { timeOrDateTime, day, whole } = useFormats()
  const { data: events = [] } = useApiQuery(listSiteEvents, { id: job.id })
  if (events.length === 0) return null
  const work = siteStateOf(events)
  const { adhesive, calibration, couldNot, photos, scans, signatures, vin } = work
  const names = [...new Set(events.map(({ by }) => by?.name ?? "").filter((name) => name !== ""))]
  const isOther = vin !== undefined && isSameVin(vin, job.vehicle.vin) === false
  const stands = events.filter(({ outcome }) => outcome === "officeStands" || outcome === "invoiceStands").length
  const dots = Object.entries(work.dotNumbers).map(([lineId, dotNumber]) => {
    const line = job.lines.find(({ id }) => id === lineId)
    const label = line?.partNumber || line?.description
    return label ? t("labelled", { label, text: dotNumber }) : dotNumber
  })
  const codes = (when: "before" | "after") =>
    scans[when] === undefined ? [] : [scans[when].codes === "" ? t("onSite.noCodes") : scans[when].codes]
  const scanned = (["before", "after"] as const).flatMap((when) =>
    codes(when).map((found) => t(scanWords[when], { found }))
  )
  const signed = (["before", "after"] as const).flatMap((when) => {
    const signature = signatures[when]
    return signature === undefined
      ? []
      : [t(signedWords[when], { name: signature.signedBy, at: timeOrDateTime(signature.at) })]
  })
  const gaps = calibration === undefined ? [] : calibrationGaps(work)
  const line = (label: string, ...said: ReadonlyArray<string>) => {
    const value = said.filter((one) => one !== "").join("; ")
    return value === "" ? [] : [{ label, value }]
  }
  return (
    <JobSection id="onSite" title={t("onSite.title")} summary={names.join(", ")}>
      {couldNot !== undefined && (
        <Callout tone="warning" title={t("onSite.couldNot", { reason: t(reasonWords[couldNot.reason]) })}>
          {[timeOrDateTime(couldNot.at), couldNot.note].filter((one) => one !== "").join(". ")}
        </Callout>
      )}
      {isOther && <Callout tone="danger" title={t("onSite.otherVin", { vin: vin! })} />}
      <DefinitionList
        items={[
          ...line(t("onSite.by"), ...names),
          ...line(
            t("onSite.times"),
            ...steps.flatMap((step) => {
              const at = work.steps[step]
              return at === undefined ? [] : [t(stepWords[step], { at: timeOrDateTime(at) })]
            })
          ),
          ...line(t("onSite.vin"), vin ?? ""),
          ...line(t("onSite.mileage"), work.mileage == null ? "" : whole(work.mileage)),
          ...line(t("onSite.dot"), ...dots),
          ...(adhesive === undefined
            ? []
            : [
                ...line(
                  t("onSite.adhesive"),
                  adhesive.adhesiveManufacturer,
                  adhesive.adhesiveLot === "" ? "" : t("onSite.lot", { lot: adhesive.adhesiveLot }),
                  adhesive.adhesiveExpiry === "" ? "" : t("onSite.expires", { day: day(adhesive.adhesiveExpiry) })
                ),
                ...line(
                  t("onSite.safe"),
                  timeOrDateTime(safeToDriveAt(adhesive)),
                  work.toldAt === undefined
                    ? t("onSite.notTold")
                    : t("onSite.told", { at: timeOrDateTime(work.toldAt) })
                )
              ]),
          ...line(t("onSite.scans"), ...scanned),
          ...(calibration === undefined
            ? []
            : line(
                t("onSite.calibration"),
                t(methodWords[calibration.method]),
                t(resultWords[calibration.result]),
                t("onSite.tool", { tool: calibration.tool, serial: calibration.serial }),
                t("onSite.photos", { count: photos.length }),
                calibration.note,
                gaps.length === 0 ? "" : t("onSite.gaps", { count: gaps.length })
              )),
          ...line(t("onSite.signatures"), ...signed),
          ...line(t("onSite.payLink"), work.payLinkAt === undefined ? "" : timeOrDateTime(work.payLinkAt)),
          ...line(
            t("onSite.notes"),
            ...work.notes.map(({ at, text }) => t("labelled", { label: timeOrDateTime(at), text }))
          )
        ]}
      />
      {stands > 0 && <p className="Quiet">{t("onSite.stands", { count: stands })}</p>}
    </JobSection>
  )
}
