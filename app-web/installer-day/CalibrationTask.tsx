import { useState } from "react"
import { calibrationGaps, requiredCalibrationPhotos } from "#domain/installer-day/siteWork.ts"
import type { CalibrationMethod, CalibrationPhoto } from "#domain/installer-day/SiteEvent.ts"
import { Icon } from "#ui/Icon.tsx"
import { downscalePhoto } from "#web/forms/downscalePhoto.ts"
import { usePhone, toTimeInputValue, withTimeOfDay } from "./phoneContext.ts"
import type { TaskProps } from "./TaskProps.ts"

const methods: ReadonlyArray<CalibrationMethod> = ["static", "dynamic", "dual"]
const shots: ReadonlyArray<CalibrationPhoto> = ["setup", "target", "report", "result"]

/** Remembers the tool, which is the same from job to job. */
const last = "frit.installer.tool"
const toolLast = (): { readonly tool?: string; readonly serial?: string } => {
  try {
    return (JSON.parse(localStorage.getItem(last) ?? "{}") ?? {}) as { readonly tool?: string }
  } catch {
    return {}
  }
}

/** The calibration evidence that networks require (trade 1.3), with the number of missing items at the top. */
export function CalibrationTask({ onDone, view }: TaskProps) {
  const { language, state, words } = usePhone()
  const gaps = calibrationGaps(view.work)
  return (
    <div className="PhoneForm">
      <div role="status">
        {gaps.length === 0 ? (
          <p className="PhoneGood">
            <Icon name="check" /> {words("allEvidence")}
          </p>
        ) : (
          <p>{words("evidenceLeft", { what: gaps.map((gap) => words(`gap.${gap}`)).join(", ") })}</p>
        )}
      </div>
      <FaultCodes view={view} when="before" />
      <Done view={view} />
      <FaultCodes view={view} when="after" />
      <CalibrationPhotos view={view} />
      {state.line === "online" && view.work.calibration !== undefined && (
        <p>
          <a
            href={`/api/V1/jobs/${view.stop.job.id}/calibration-evidence.pdf?language=${language}`}
            target="_blank"
            rel="noreferrer"
          >
            {words("evidencePdf")}
          </a>
        </p>
      )}
      <button type="button" className="PhonePress" onClick={onDone}>
        {words("done")}
      </button>
    </div>
  )
}

type Part = Pick<TaskProps, "view">

/** The fault codes before and after, as shown by the tool. */
function FaultCodes({ view, when }: Part & { readonly when: "before" | "after" }) {
  const { queue, words, formats } = usePhone()
  const { stop, work } = view
  const known = work.scans[when]
  const [codes, setCodes] = useState(known?.codes ?? "")
  return (
    <fieldset className="PhoneCard">
      <legend>{words(when === "before" ? "scanBefore" : "scanAfter")}</legend>
      {known !== undefined && (
        <p className="PhoneGood">
          <Icon name="check" /> {formats.at(known.at, stop.timeZone)}, {known.codes || words("noCodes")}
        </p>
      )}
      <label className="PhoneField">
        {words("codes")}
        <input value={codes} maxLength={300} autoComplete="off" onChange={(event) => setCodes(event.target.value)} />
      </label>
      <button
        type="button"
        className="PhoneSecond"
        onClick={() => void queue.add(stop.job.id, { _tag: "scan", when, codes: codes.trim() })}
      >
        {words(codes.trim() === "" ? "keepNoCodes" : "keepCodes")}
      </button>
    </fieldset>
  )
}

/** The calibration itself: method, tool, time and result. */
function Done({ view }: Part) {
  const { queue, words, formats } = usePhone()
  const { stop, work } = view
  const known = work.calibration
  const [method, setMethod] = useState<CalibrationMethod>(known?.method ?? "static")
  const [tool, setTool] = useState(known?.tool ?? toolLast().tool ?? "")
  const [serial, setSerial] = useState(known?.serial ?? toolLast().serial ?? "")
  const [from, setFrom] = useState(() => toTimeInputValue(known?.startedAt ?? Date.now() - 30 * 60_000))
  const [to, setTo] = useState(() => toTimeInputValue(known?.endedAt ?? Date.now()))
  const keep = (result: "passed" | "failed") => {
    localStorage.setItem(last, JSON.stringify({ tool: tool.trim(), serial: serial.trim() }))
    const near = known?.endedAt ?? Date.now()
    void queue.add(stop.job.id, {
      _tag: "calibration",
      method,
      tool: tool.trim(),
      serial: serial.trim(),
      startedAt: withTimeOfDay(from, near),
      endedAt: withTimeOfDay(to, near),
      result,
      note: ""
    })
  }
  const isRight = tool.trim() !== "" && serial.trim() !== "" && from !== "" && to !== "" && from <= to
  return (
    <fieldset className="PhoneCard">
      <legend>{words("task.calibration")}</legend>
      {known !== undefined && (
        <p className={known.result === "passed" ? "PhoneGood" : "PhoneBad"}>
          <Icon name={known.result === "passed" ? "check" : "x"} /> {words(`method.${known.method}`)},{" "}
          {words(known.result)}, {formats.at(known.endedAt, stop.timeZone)}
        </p>
      )}
      <div className="PhoneSegments" role="radiogroup" aria-label={words("method")}>
        {methods.map((one) => (
          <label key={one}>
            <input type="radio" name="method" checked={method === one} onChange={() => setMethod(one)} />
            {words(`method.${one}`)}
          </label>
        ))}
      </div>
      <label className="PhoneField">
        {words("tool")}
        <input value={tool} maxLength={80} onChange={(event) => setTool(event.target.value)} />
      </label>
      <label className="PhoneField">
        {words("serial")}
        <input value={serial} maxLength={60} onChange={(event) => setSerial(event.target.value)} />
      </label>
      <div className="PhonePair">
        <label className="PhoneField">
          {words("from")}
          <input type="time" value={from} onChange={(event) => setFrom(event.target.value)} />
        </label>
        <label className="PhoneField">
          {words("to")}
          <input type="time" value={to} onChange={(event) => setTo(event.target.value)} />
        </label>
      </div>
      <p>{words("toolSaid")}</p>
      <div className="PhonePair">
        <button type="button" className="PhoneSecond" disabled={!isRight} onClick={() => keep("passed")}>
          <Icon name="check" /> {words("passed")}
        </button>
        <button type="button" className="PhoneSecond" disabled={!isRight} onClick={() => keep("failed")}>
          <Icon name="x" /> {words("failed")}
        </button>
      </div>
    </fieldset>
  )
}

/** Photos of the calibration. The file is sent first, then what it shows. */
function CalibrationPhotos({ view }: Part) {
  const { queue, words } = usePhone()
  const { stop, work } = view
  const asked = requiredCalibrationPhotos(work.calibration?.method ?? "static")
  const take = async (shows: CalibrationPhoto, file: File | undefined) => {
    const made = file && (await downscalePhoto(file))
    if (made === undefined) return
    const fileId = await queue.addPhoto(stop.job.id, "attachment", made, `calibration-${shows}.jpg`)
    if (fileId !== undefined) await queue.add(stop.job.id, { _tag: "photo", fileId: fileId as never, shows })
  }
  return (
    <fieldset className="PhoneCard">
      <legend>{words("calibrationPhotos")}</legend>
      <p role="status">{words("photosOf", { count: work.photos.length, asked })}</p>
      <ul className="PhonePhotos">
        {shots.map((shows) => (
          <li key={shows}>
            <label className="PhonePhoto" data-there={work.photos.some((one) => one.shows === shows) || undefined}>
              <span className="PhonePhotoEmpty">
                <Icon name={work.photos.some((one) => one.shows === shows) ? "check" : "camera"} size={26} />
              </span>
              <span className="PhoneStrong">{words(`shows.${shows}`)}</span>
              <input
                type="file"
                accept="image/jpeg,image/png"
                capture="environment"
                onChange={(event) => {
                  void take(shows, event.target.files?.[0])
                  event.target.value = ""
                }}
              />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
