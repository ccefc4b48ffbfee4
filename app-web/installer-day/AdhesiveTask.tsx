import { useState } from "react"
import { adhesiveFromBarcode } from "#domain/installer-day/adhesiveFromBarcode.ts"
import { isExpiredOn, safeToDriveAt } from "#domain/installer-day/siteWork.ts"
import { Icon } from "#ui/Icon.tsx"
import { usePhone, toTimeInputValue, withTimeOfDay } from "./phoneContext.ts"
import { ScanCode } from "./ScanCode.tsx"
import type { TaskProps } from "./TaskProps.ts"

/** Remembers the last adhesive used, because one cartridge lasts for several jobs. */
const last = "frit.installer.adhesive"
interface Used {
  readonly adhesiveManufacturer: string
  readonly adhesiveLot: string
  readonly adhesiveExpiry: string
  readonly minutes: number
}
const usedLast = (): Partial<Used> => {
  try {
    return (JSON.parse(localStorage.getItem(last) ?? "{}") ?? {}) as Partial<Used>
  } catch {
    return {}
  }
}

/** The adhesive's lot and expiry, when the glass was set, and the safe drive-away time. */
export function AdhesiveTask({ onDone, view }: TaskProps) {
  const { queue, words, formats } = usePhone()
  const { stop, work } = view
  const line = stop.job.lines.find(({ kind }) => kind === "kit")
  // The latest known values: the phone's own entry, otherwise the job's.
  const { adhesiveExpiry = "", adhesiveLot = "", adhesiveManufacturer = "" } = work.adhesive ?? line ?? {}
  const was = { adhesiveExpiry, adhesiveLot, adhesiveManufacturer }
  const start = work.adhesive ?? { ...usedLast(), ...(was.adhesiveLot === "" ? {} : was) }
  const [maker, setMaker] = useState(start.adhesiveManufacturer ?? "")
  const [lot, setLot] = useState(start.adhesiveLot ?? "")
  const [expiry, setExpiry] = useState(start.adhesiveExpiry ?? "")
  const [minutes, setMinutes] = useState(String(start.minutes ?? ""))
  const [near] = useState(() => work.adhesive?.setAt ?? Date.now())
  const [clock, setClock] = useState(() => toTimeInputValue(near))
  const isExpired = isExpiredOn(stop.day, { adhesiveExpiry: expiry })
  const isRight =
    lot.trim() !== "" && expiry !== "" && /^\d{1,4}$/.test(minutes) && Number(minutes) >= 1 && clock !== ""
  const setAt = withTimeOfDay(clock, near)
  const keep = async () => {
    const used: Used = {
      adhesiveManufacturer: maker.trim(),
      adhesiveLot: lot.trim(),
      adhesiveExpiry: expiry,
      minutes: Number(minutes)
    }
    localStorage.setItem(last, JSON.stringify(used))
    if (await queue.add(stop.job.id, { _tag: "adhesive", ...used, setAt, was })) onDone()
  }
  return (
    <form
      className="PhoneForm"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <label className="PhoneField">
        {words("maker")}
        <input value={maker} maxLength={80} autoComplete="off" onChange={(event) => setMaker(event.target.value)} />
      </label>
      <label className="PhoneField">
        {words("lot")}
        <input value={lot} maxLength={40} autoComplete="off" onChange={(event) => setLot(event.target.value)} />
      </label>
      <label className="PhoneField">
        {words("expiry")}
        <input type="date" value={expiry} onChange={(event) => setExpiry(event.target.value)} />
      </label>
      <ScanCode
        label="scanLabel"
        failed="scan.noLabel"
        parse={adhesiveFromBarcode}
        onFound={(label) => {
          if (label.lot !== "") setLot(label.lot)
          if (label.expiry !== "") setExpiry(label.expiry)
        }}
      />
      {isExpired && (
        <p className="PhoneBad" role="alert">
          <Icon name="warning" /> {words("expired")}
        </p>
      )}
      <div className="PhonePair">
        <label className="PhoneField">
          {words("setAt")}
          <input type="time" value={clock} onChange={(event) => setClock(event.target.value)} />
        </label>
        <label className="PhoneField">
          {words("labelMinutes")}
          <input
            inputMode="numeric"
            value={minutes}
            maxLength={4}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </label>
      </div>
      <p className="Quiet">{words("labelHint")}</p>
      {isRight && !isExpired && (
        <p className="PhoneSafe" role="status">
          {words("safeAt")} <strong>{formats.at(safeToDriveAt({ setAt, minutes: Number(minutes) }))}</strong>
        </p>
      )}
      <button type="submit" className="PhonePress" disabled={!isRight || isExpired}>
        {words("keep")}
      </button>
    </form>
  )
}

/** The DOT number of each pane installed. */
export function GlassTask({ onDone, view }: TaskProps) {
  const { queue, words } = usePhone()
  const { stop, work } = view
  const panes = stop.job.lines.filter(({ kind }) => kind === "glass")
  const now = (id: string, dotNumber: string) => work.dotNumbers[id] ?? dotNumber
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(panes.map(({ dotNumber, id }) => [id, now(id, dotNumber)]))
  )
  const keep = async () => {
    for (const { dotNumber, id } of panes) {
      const next = (typed[id] ?? "").trim()
      const was = now(id, dotNumber)
      const deed = { _tag: "glass", lineId: id, dotNumber: next, was } as const
      if (next !== "" && next !== was && !(await queue.add(stop.job.id, deed))) return
    }
    onDone()
  }
  return (
    <form
      className="PhoneForm"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      {panes.map(({ description, id }) => (
        <label key={id} className="PhoneField">
          {words("dotOf", { glass: description })}
          <input
            value={typed[id] ?? ""}
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
          />
        </label>
      ))}
      <p className="Quiet">{words("dotHint")}</p>
      <button type="submit" className="PhonePress" disabled={panes.some(({ id }) => (typed[id] ?? "").trim() === "")}>
        {words("keep")}
      </button>
    </form>
  )
}
