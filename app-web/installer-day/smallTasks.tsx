import { useState } from "react"
import { isSameVin } from "#domain/installer-day/siteWork.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { vinFromBarcode } from "#domain/vin/vinFromBarcode.ts"
import { Icon } from "#ui/Icon.tsx"
import { usePhone } from "./phoneContext.ts"
import { ScanCode } from "./ScanCode.tsx"
import type { TaskProps } from "./TaskProps.ts"

/**
 * The VIN as read from the vehicle, compared with the job's, so that a wrong car is noticed before the glass is
 * removed.
 */
export function VinTask({ onDone, view }: TaskProps) {
  const { queue, words } = usePhone()
  const { stop, work } = view
  const [typed, setTyped] = useState(work.vin ?? "")
  const vin = typed.trim().toUpperCase()
  const isWhole = /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)
  const same = isSameVin(vin, stop.job.vehicle.vin)
  return (
    <form
      className="PhoneForm"
      onSubmit={(event) => {
        event.preventDefault()
        void queue.add(stop.job.id, { _tag: "vin", vin }).then((isKept) => isKept && onDone())
      }}
    >
      <label className="PhoneField">
        {words("vinOnCar")}
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={17}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <ScanCode label="scanVin" failed="scan.failed" parse={vinFromBarcode} onFound={setTyped} />
      {stop.job.vehicle.vin !== "" && (
        <p>
          {words("vinOfJob")} <span className="tabular">{stop.job.vehicle.vin}</span>
        </p>
      )}
      <div role="status">
        {isWhole && same === true && (
          <p className="PhoneGood">
            <Icon name="check" /> {words("vinSame")}
          </p>
        )}
        {isWhole && same === false && (
          <p className="PhoneBad">
            <Icon name="warning" /> {words("vinOther")}
          </p>
        )}
        {isWhole && vinFault(vin) !== undefined && <p className="PhoneBad">{words("vinDigit")}</p>}
      </div>
      <button type="submit" className="PhonePress" disabled={!isWhole}>
        {words("keep")}
      </button>
    </form>
  )
}

/** The odometer reading. */
export function MileageTask({ onDone, view }: TaskProps) {
  const { queue, words } = usePhone()
  const { stop, work } = view
  const [typed, setTyped] = useState(String(work.mileage ?? stop.job.vehicle.mileage ?? ""))
  const mileage = Number(typed)
  const isRight = /^\d{1,7}$/.test(typed)
  return (
    <form
      className="PhoneForm"
      onSubmit={(event) => {
        event.preventDefault()
        const was = work.mileage ?? stop.job.vehicle.mileage
        void queue.add(stop.job.id, { _tag: "mileage", mileage, was }).then((isKept) => isKept && onDone())
      }}
    >
      <label className="PhoneField">
        {words("task.mileage")}
        <input
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="PhonePress" disabled={!isRight}>
        {words("keep")}
      </button>
    </form>
  )
}

/** A note for the office. */
export function NoteTask({ onDone, view }: TaskProps) {
  const { queue, words } = usePhone()
  const [text, setText] = useState("")
  return (
    <form
      className="PhoneForm"
      onSubmit={(event) => {
        event.preventDefault()
        void queue.add(view.stop.job.id, { _tag: "note", text: text.trim() }).then((isKept) => isKept && onDone())
      }}
    >
      <label className="PhoneField">
        {words("noteForOffice")}
        <textarea rows={5} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="PhonePress" disabled={text.trim() === ""}>
        {words("keep")}
      </button>
    </form>
  )
}
