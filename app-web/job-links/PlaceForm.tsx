import { useId, useState } from "react"
import type { ShownBooking } from "#domain/documents/ShownVisit.ts"
import { provinces, states } from "#domain/shared/regionCodes.ts"
import type { BookingWords } from "./bookingWordsOf.ts"
import type { VehiclePlace } from "./DocumentClient.ts"

interface PlaceFormProps {
  readonly country: ShownBooking["country"]
  readonly talk: BookingWords
  readonly before: VehiclePlace | null
  readonly onPlace: (place: VehiclePlace) => void
}

const fields = [
  ["address1", "address", "address-line1", 120],
  ["city", "city", "address-level2", 80],
  ["postalCode", "postal", "postal-code", 15]
] as const

/** Asks for the vehicle's address, for a mobile job whose place the shop does not know. */
export function PlaceForm({ country, talk, before, onPlace }: PlaceFormProps) {
  const id = useId()
  const [place, setPlace] = useState(before ?? { address1: "", city: "", region: "", postalCode: "" })
  const [wasAsked, setAsked] = useState(false)
  const given = Object.fromEntries(Object.entries(place).map(([name, text]) => [name, text.trim()])) as typeof place
  const isOpen = Object.values(given).includes("")
  const fault = wasAsked && isOpen
  const errorProps = (value: string) => ({
    "aria-invalid": (fault && value === "") || undefined,
    ...(fault && value === "" ? { "aria-describedby": `${id}fault` } : {})
  })
  return (
    <form
      className="LinkPlace"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!isOpen) return onPlace(given)
        const form = event.currentTarget
        requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
      }}
    >
      <p>{talk("where")}</p>
      {fields.map(([name, word, autoComplete, maxLength]) => (
        <label key={name}>
          {talk(word)}
          <input
            value={place[name]}
            autoComplete={autoComplete}
            maxLength={maxLength}
            {...errorProps(given[name])}
            onChange={({ target }) => setPlace({ ...place, [name]: target.value.replace(/[<>]/g, "") })}
          />
        </label>
      ))}
      <label>
        {talk("state")}
        <select
          value={place.region}
          autoComplete="address-level1"
          {...errorProps(place.region)}
          onChange={({ target }) => setPlace({ ...place, region: target.value })}
        >
          <option value="">{talk("choose")}</option>
          {(country === "CA" ? provinces : states).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {fault && (
        <p id={`${id}fault`} className="LinkProblem" role="alert">
          {talk("fault")}
        </p>
      )}
      <button type="submit" className="LinkButton" data-loud>
        {talk("seek")}
      </button>
    </form>
  )
}
