import { lazy, Suspense, useState } from "react"
import type { QuoteContext, QuoteEvent } from "#domain/public-page/quoteContext.ts"
import { isOffered, type QuoteGlass, quoteGlasses, type QuoteVehicle } from "#domain/public-page/quoteTypes.ts"
import { provinces, states } from "#domain/shared/regionCodes.ts"
import type { Language } from "#domain/words/languages.ts"
import { normalizeVin, vinFault } from "#domain/vin/vinFault.ts"
import { CarPicture } from "./CarPicture.tsx"
import { shapeOf } from "./glassShape.ts"
import { DecorativeGlass, QuoteBar, QuoteChoice, QuoteField } from "./parts.tsx"
import type { QuoteWords } from "./quotePageWordsOf.ts"
import type { QuoteClient, QuoteShop } from "./QuoteClient.ts"
import type { TypedVehicle } from "./TypedVehicle.ts"
import { useVehicleLists } from "./useVehicleLists.ts"

/** The barcode reader is larger than the rest of the page, so it is lazy-loaded when a VIN is asked for. */
const ScanVin = lazy(() => import("./ScanVin.tsx").then(({ ScanVin: scan }) => ({ default: scan })))

interface StepProps {
  readonly context: QuoteContext
  readonly words: QuoteWords
  readonly shop: QuoteShop
  readonly onEvent: (event: QuoteEvent) => void
}

/** Selects the broken glass, on a picture of the car or from a list. */
export function GlassStep({ context, words, shop, onEvent }: StepProps) {
  const [isList, setList] = useState(false)
  const offers = (glass: QuoteGlass) => isOffered(glass, shop.services)
  const usual = shop.begins === "windshieldGlass" && offers("windshield") ? "windshield" : null
  const [chosen, setChosen] = useState<QuoteGlass | null>(
    context.glass === "chip" || context.glass === "calibration" ? null : (context.glass ?? usual)
  )
  const choose = (glass: QuoteGlass) => onEvent({ type: "GLASS", glass })
  return (
    <>
      <h1>{words(isList ? "glass.list" : "glass.title")}</h1>
      {isList ? (
        <ul className="QuoteList">
          {quoteGlasses
            .filter((glass) => glass !== "chip" && glass !== "calibration" && offers(glass))
            .map((glass) => (
              <li key={glass}>
                <button type="button" onClick={() => choose(glass)}>
                  <DecorativeGlass {...shapeOf(glass)} features={[]} size={56} />
                  {words(`pane.${glass}`)}
                </button>
              </li>
            ))}
        </ul>
      ) : (
        <CarPicture words={words} services={shop.services} chosen={chosen} onChoose={setChosen} />
      )}
      {chosen !== null && !isList && (
        <QuoteBar>
          <button type="button" className="QuoteButton" data-loud onClick={() => choose(chosen)}>
            {words("glass.next", { glass: words(`pane.${chosen}`) })}
          </button>
        </QuoteBar>
      )}
      <QuoteBar>
        <button type="button" className="QuoteButton" onClick={() => setList(!isList)}>
          {words(isList ? "glass.showCar" : "glass.showList")}
        </button>
        {offers("chip") && (
          <button type="button" className="QuoteLink" onClick={() => choose("chip")}>
            {words("glass.chip")}
          </button>
        )}
        {offers("calibration") && (
          <button
            type="button"
            className={shop.begins === "calibration" ? "QuoteButton" : "QuoteLink"}
            onClick={() => choose("calibration")}
          >
            {words("glass.calibration")}
          </button>
        )}
      </QuoteBar>
    </>
  )
}

/** Selects the number of chips to repair. */
export function ChipsStep({ words, onEvent }: Pick<StepProps, "words" | "onEvent">) {
  return (
    <>
      <h1>{words("chips.title")}</h1>
      <p>{words("chips.text")}</p>
      <div className="QuoteStack">
        {([1, 2, 3] as const).map((chips) => (
          <button key={chips} type="button" className="QuoteButton" onClick={() => onEvent({ type: "CHIPS", chips })}>
            {words(`chips.${chips}`)}
          </button>
        ))}
        <button type="button" className="QuoteButton" onClick={() => onEvent({ type: "TOO_MANY_CHIPS" })}>
          {words("chips.more")}
        </button>
      </div>
    </>
  )
}

type By = QuoteVehicle["by"]

/** How the server-rendered form identifies the vehicle: by the focused field, otherwise by the one filled in. */
const identifiedBy = ({ at, plate, vin }: TypedVehicle): By =>
  at === "vin" || (at === undefined && plate === "" && vin !== "") ? "vin" : "plate"

/** Identifies the vehicle by plate, by VIN, or by year and model. */
export function VehicleStep({
  context,
  words,
  shop,
  onEvent,
  server,
  language,
  typed
}: StepProps & {
  readonly server: QuoteClient
  readonly language: Language
  /** Values of the server-rendered form, which this step continues. */
  readonly typed?: TypedVehicle | undefined
}) {
  const before = context.vehicle
  const begun = before === null ? typed : undefined
  const [by, setBy] = useState<By>(before?.by ?? (begun === undefined ? "plate" : identifiedBy(begun)))
  const [plate, setPlate] = useState(before?.by === "plate" ? before.plate : (begun?.plate.toUpperCase() ?? ""))
  const [state, setState] = useState(before?.by === "plate" ? before.state : begun?.state || homeOf(shop))
  const [vin, setVin] = useState(before?.by === "vin" ? before.vin : (begun?.vin.toUpperCase() ?? ""))
  const [model, setModel] = useState(
    before?.by === "model" ? before : { by: "model" as const, year: 0, make: "", model: "", bodyStyle: "" }
  )
  const [at, setAt] = useState(begun?.at)
  const [isAsked, setAsked] = useState(false)
  const lists = useVehicleLists(server, model)
  const vehicle: QuoteVehicle =
    by === "vin" ? { by, vin: normalizeVin(vin) } : by === "plate" ? { by, plate, state } : model
  const fault = faultOf(vehicle)
  const told = isAsked ? fault : undefined
  const trouble = context.trouble
  return (
    <form
      className="QuoteForm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (fault === undefined) onEvent({ type: "VEHICLE", vehicle })
        else event.currentTarget.querySelector<HTMLElement>("input[type=text], select")?.focus()
      }}
    >
      <h1>{words("vehicle.title")}</h1>
      {trouble !== null && trouble !== "taken" && (
        <p className="QuoteNote" data-tone="warning" role="alert">
          {words(`trouble.${trouble}`)}
        </p>
      )}
      <QuoteChoice
        label={words("vehicle.by")}
        value={by}
        options={[
          ["plate", words("vehicle.plate")],
          ["vin", words("vehicle.vin")],
          ["model", words("vehicle.model")]
        ]}
        onChange={(next) => {
          setBy(next)
          setAt(undefined)
          setAsked(false)
        }}
      />
      {by === "plate" && (
        <div className="QuotePlate">
          <QuoteField
            label={words("field.plate")}
            help={words("plateHelp")}
            fault={told === "plate" ? words("fault.plate") : undefined}
          >
            {(ties) => (
              <input
                {...ties}
                type="text"
                autoFocus={at === "plate"}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                maxLength={12}
                value={plate}
                onChange={({ target }) => setPlate(target.value.toUpperCase())}
              />
            )}
          </QuoteField>
          <QuoteField label={words("field.state")} fault={told === "state" ? words("fault.state") : undefined}>
            {(ties) => (
              <StateSelect
                {...ties}
                words={words}
                shop={shop}
                value={state}
                autoFocus={at === "state"}
                onChange={setState}
              />
            )}
          </QuoteField>
        </div>
      )}
      {by === "vin" && (
        <Suspense fallback={null}>
          <ScanVin
            language={language}
            onVin={(read) => {
              setVin(read)
              setAsked(false)
            }}
          />
        </Suspense>
      )}
      {by === "vin" && (
        <QuoteField
          label={words("field.vin")}
          help={words("vinHelp")}
          fault={
            told === "vin.length" || told === "vin.letters" || told === "vin.invalid"
              ? words(`fault.${told}`, { count: normalizeVin(vin).length })
              : undefined
          }
        >
          {(ties) => (
            <input
              {...ties}
              type="text"
              className="QuoteVin"
              autoFocus={at === "vin"}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={24}
              value={vin}
              onChange={({ target }) => setVin(target.value.toUpperCase())}
            />
          )}
        </QuoteField>
      )}
      {by === "model" && (
        <>
          <QuoteField label={words("field.year")} fault={told === "model" ? words("fault.model") : undefined}>
            {(ties) => (
              <select
                {...ties}
                value={model.year === 0 ? "" : model.year}
                onChange={({ target }) =>
                  setModel({ by: "model", year: Number(target.value), make: "", model: "", bodyStyle: "" })
                }
              >
                <option value="">{words("choose")}</option>
                {lists.years.map((year) => (
                  <option key={year}>{year}</option>
                ))}
              </select>
            )}
          </QuoteField>
          <Listed
            words={words}
            name="make"
            options={lists.makes}
            value={model.make}
            onChange={(make) => setModel({ ...model, make, model: "", bodyStyle: "" })}
          />
          <Listed
            words={words}
            name="model"
            options={lists.models}
            value={model.model}
            onChange={(name) => setModel({ ...model, model: name, bodyStyle: "" })}
          />
          {lists.bodies.length > 1 && (
            <Listed
              words={words}
              name="body"
              options={lists.bodies}
              value={model.bodyStyle}
              onChange={(bodyStyle) => setModel({ ...model, bodyStyle })}
            />
          )}
        </>
      )}
      <QuoteBar>
        <button type="submit" className="QuoteButton" data-loud>
          {words("vehicle.next")}
        </button>
        <button type="button" className="QuoteLink" onClick={() => onEvent({ type: "WITHOUT_TIME" })}>
          {words("vehicle.without")}
        </button>
      </QuoteBar>
    </form>
  )
}

interface ListedProps {
  readonly words: QuoteWords
  readonly name: "make" | "model" | "body"
  readonly options: ReadonlyArray<string>
  readonly value: string
  readonly onChange: (value: string) => void
}

function Listed({ words, name, options, value, onChange }: ListedProps) {
  return (
    <QuoteField label={words(`field.${name}`)}>
      {(ties) => (
        <select
          {...ties}
          disabled={options.length === 0}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{words(name === "body" ? "anyBody" : "choose")}</option>
          {options.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </QuoteField>
  )
}

interface StateSelectProps {
  readonly words: QuoteWords
  readonly shop: QuoteShop
  readonly value: string
  readonly autoFocus?: boolean
  readonly onChange: (state: string) => void
  readonly id: string
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": boolean
}

/** The states of the shop's country, followed by the other country's. */
export function StateSelect({ words, shop, value, onChange, ...ties }: StateSelectProps) {
  return (
    <select {...ties} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{words("choose")}</option>
      {(shop.country === "CA" ? [...provinces, ...states] : [...states, ...provinces]).map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}

/** The shop's own state, where most of its visitors' plates are from. */
const homeOf = ({ locations }: QuoteShop): string => /\b([A-Z]{2}) [\w ]+$/.exec(locations[0]?.address ?? "")?.[1] ?? ""

const faultOf = (vehicle: QuoteVehicle) => {
  switch (vehicle.by) {
    case "vin":
      return vinFault(vehicle.vin)
    case "plate":
      return !/^[A-Z0-9]{1,8}$/i.test(vehicle.plate.replace(/[\s\-.·]/g, ""))
        ? "plate"
        : vehicle.state === ""
          ? "state"
          : undefined
    case "model":
      return vehicle.year === 0 || vehicle.make === "" || vehicle.model === "" ? "model" : undefined
  }
}
