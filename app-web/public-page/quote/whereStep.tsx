import { useId, useState } from "react"
import type { QuoteContext, QuoteEvent } from "#domain/public-page/quoteContext.ts"
import { chosenLocation, locationChoices } from "#domain/public-page/quotePlaces.ts"
import type { QuoteHours, QuoteLocation } from "#domain/public-page/quoteTypes.ts"
import { QuoteBar, QuoteChoice } from "./parts.tsx"
import { PostalForm } from "./PostalForm.tsx"
import type { QuoteFormats } from "./quoteFormats.ts"
import type { QuoteWords } from "./quotePageWordsOf.ts"
import { offersMobile, type QuoteShop } from "./QuoteClient.ts"

interface WhereProps {
  readonly context: QuoteContext
  readonly words: QuoteWords
  readonly formats: QuoteFormats
  readonly shop: QuoteShop
  readonly onEvent: (event: QuoteEvent) => void
}

/** Selects one of the shop's locations or the vehicle's place. The likely choice is preselected. */
export function WhereStep({
  context,
  words,
  formats,
  shop,
  onEvent,
  isFinding
}: WhereProps & { readonly isFinding: boolean }) {
  const { place, trouble } = context
  const [wantsMobile, setWantsMobile] = useState(place.isMobile)
  const [postalCode, setPostalCode] = useState(place.postalCode)
  const [id, setId] = useState(chosenLocation(context)?.id)
  const choices = locationChoices(context)
  // Ignores a location that no longer exists or does not offer this work.
  const chosen = choices.find((one) => one.id === id) ?? choices[0]
  return (
    <>
      <h1>{words("where.title")}</h1>
      {trouble !== null && (
        <p className="QuoteNote" data-tone="warning" role="alert">
          {words(`trouble.${trouble}`)}
        </p>
      )}
      {offersMobile(shop) && (
        <QuoteChoice
          label={words("where.how")}
          value={wantsMobile ? "mobile" : "shop"}
          options={[
            ["shop", words("where.shop")],
            ["mobile", words("time.mobile")]
          ]}
          onChange={(next) => setWantsMobile(next === "mobile")}
        />
      )}
      {wantsMobile ? (
        <>
          <p className="QuoteHelp">{words("where.within", { miles: shop.radius })}</p>
          <PostalForm
            shop={shop}
            words={words}
            value={postalCode}
            onChange={setPostalCode}
            press={words("time.check")}
            onCheck={(code) => onEvent({ type: "PLACE", place: { isMobile: true, postalCode: code } })}
          />
        </>
      ) : (
        <>
          <PostalForm
            shop={shop}
            words={words}
            value={postalCode}
            onChange={setPostalCode}
            aside={words("optional")}
            press={words("where.near")}
            onCheck={(code) => onEvent({ type: "NEAR", postalCode: code })}
          />
          {isFinding && (
            <p role="status" className="QuoteHelp">
              {words("loading")}
            </p>
          )}
          <LocationList locations={choices} chosen={chosen?.id} words={words} formats={formats} onChoose={setId} />
        </>
      )}
      <QuoteBar>
        {!wantsMobile && chosen !== undefined && (
          <button
            type="button"
            className="QuoteButton"
            data-loud
            disabled={isFinding}
            onClick={() => onEvent({ type: "LOCATION", id: chosen.id })}
          >
            {words("where.next", { name: chosen.name })}
          </button>
        )}
        <button type="button" className="QuoteLink" onClick={() => onEvent({ type: "WITHOUT_TIME" })}>
          {words("time.without")}
        </button>
      </QuoteBar>
    </>
  )
}

interface LocationListProps {
  readonly locations: ReadonlyArray<QuoteLocation>
  readonly chosen: string | undefined
  readonly words: QuoteWords
  readonly formats: QuoteFormats
  readonly onChoose: (id: string) => void
}

/** The locations as a single-choice list: name, distance, address, phone number and hours. */
function LocationList({ locations, chosen, words, formats, onChoose }: LocationListProps) {
  const name = useId()
  /** French times contain a space, which must not break across lines. */
  const clock = (time: string) => formats.time(time).replaceAll(" ", "\u00a0")
  const span = ({ start, end }: QuoteHours) => words("where.span", { from: clock(start), to: clock(end) })
  const days = (from: number, to: number) =>
    from === to
      ? formats.dayOfWeek(from)
      : words("where.days", { from: formats.dayOfWeek(from), to: formats.dayOfWeek(to) })
  return (
    <fieldset className="QuoteLocations">
      <legend>{words("where.list")}</legend>
      {locations.map((one, row) => (
        <label key={one.id} data-on={one.id === chosen || undefined}>
          <input
            type="radio"
            name={name}
            checked={one.id === chosen}
            aria-labelledby={`${name}${row}n`}
            aria-describedby={`${name}${row}d`}
            onChange={() => onChoose(one.id)}
          />
          <strong id={`${name}${row}n`}>{one.name}</strong>
          <span id={`${name}${row}d`}>
            {one.miles !== null && <b>{words("where.miles", { miles: one.miles })}</b>}
            <span>{one.address}</span>
            {one.phone !== "" && <span>{one.phone}</span>}
            {one.hours.length > 0 && (
              <>
                <span>
                  {one.today.start === "" ? words("where.shut") : words("where.today", { hours: span(one.today) })}
                </span>
                <small>
                  {weekLines(one.hours)
                    .map((line) => `${days(line.from, line.to)} ${span(line)}`)
                    .join(" · ")}
                </small>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Shown while another location's price is loading, or while the nearest one is searched for. */
export function MovingStep({ words }: { readonly words: QuoteWords }) {
  return (
    <>
      <h1>{words("where.moving")}</h1>
      <p role="status">{words("loading")}</p>
    </>
  )
}

/** The selected place, with a link to change it. */
export function PlaceNote({ context, words, onEvent }: Pick<WhereProps, "context" | "words" | "onEvent">) {
  const at = chosenLocation(context)
  const { place } = context
  return (
    <div className="QuoteCard QuotePlaceNote">
      <p>
        <strong>{place.isMobile ? `${words("time.mobile")} · ${place.postalCode}` : at?.name}</strong>
        {!place.isMobile && (
          <>
            <br />
            {at?.address}
          </>
        )}
      </p>
      <button type="button" className="QuoteLink" onClick={() => onEvent({ type: "BACK" })}>
        {words("where.change")}
      </button>
    </div>
  )
}

/** Consecutive weekdays with the same hours, 0 for Monday; `to` is inclusive. */
interface WeekLine extends QuoteHours {
  readonly from: number
  readonly to: number
}

/** The open days of a week in as few ranges as possible. */
const weekLines = (hours: ReadonlyArray<QuoteHours>): ReadonlyArray<WeekLine> =>
  hours
    .reduce<ReadonlyArray<WeekLine>>((lines, { start, end }, day) => {
      const last = lines.at(-1)
      return last !== undefined && last.start === start && last.end === end
        ? [...lines.slice(0, -1), { ...last, to: day }]
        : [...lines, { from: day, to: day, start, end }]
    }, [])
    .filter(({ start }) => start !== "")
