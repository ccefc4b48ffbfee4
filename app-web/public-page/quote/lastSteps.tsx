import { useEffect, useState } from "react"
import {
  remainingCandidates,
  type QuoteContext,
  quoteDeposit,
  type QuoteEvent
} from "#domain/public-page/quoteContext.ts"
import { chosenLocation, hasLocationChoice } from "#domain/public-page/quotePlaces.ts"
import type { QuoteContact } from "#domain/public-page/quoteTypes.ts"
import { provinces, states } from "#domain/shared/regionCodes.ts"
import type { Language } from "#domain/words/languages.ts"
import { calendarAddress } from "./calendarFile.ts"
import { type ContactFault, contactFaults } from "./contactFaults.ts"
import { DayChoice, HoldCountdown } from "./DayChoice.tsx"
import { linkTarget } from "./framed.ts"
import { StateSelect } from "./firstSteps.tsx"
import { carText } from "./middleSteps.tsx"
import { QuoteBar, QuoteChoice, QuoteField } from "./parts.tsx"
import { needsIdentity } from "./quoteCalls.ts"
import type { QuoteFormats } from "./quoteFormats.ts"
import type { QuoteWords } from "./quotePageWordsOf.ts"
import { PostalForm } from "./PostalForm.tsx"
import { offersMobile, type QuoteClient, type QuoteShop } from "./QuoteClient.ts"
import { PlaceNote } from "./whereStep.tsx"

interface StepProps {
  readonly context: QuoteContext
  readonly words: QuoteWords
  readonly formats: QuoteFormats
  readonly shop: QuoteShop
  readonly onEvent: (event: QuoteEvent) => void
}

/** Selects the place, the day and half of it. */
export function TimeStep({
  context,
  words,
  formats,
  shop,
  onEvent,
  state
}: StepProps & { readonly state: "loading" | "failed" | "choosing" | "holding" }) {
  const { place, days, time, trouble, lostTime } = context
  const [postalCode, setPostalCode] = useState(place.postalCode)
  const [wantsMobile, setWantsMobile] = useState(place.isMobile)
  const minutes = remainingCandidates(context)[0]?.minutes ?? 90
  const canChoose = hasLocationChoice(context)
  const isWaiting = !canChoose && wantsMobile && !(place.isMobile && place.postalCode === postalCode.trim())
  return (
    <>
      <h1>{words(canChoose ? "time.when" : "time.title")}</h1>
      {trouble !== null && (
        <p className="QuoteNote" data-tone="warning" role="alert">
          {words(`trouble.${trouble}`)}
        </p>
      )}
      {lostTime && trouble === null && (
        <p className="QuoteNote" data-tone="warning" role="status">
          {words("time.lost")}
        </p>
      )}
      {canChoose && <PlaceNote context={context} words={words} onEvent={onEvent} />}
      {!canChoose && offersMobile(shop) && (
        <div className="QuotePlaces">
          <QuoteChoice
            label={words("time.title")}
            value={wantsMobile ? "mobile" : "shop"}
            options={[
              ["shop", `${words("time.shop")} · ${shop.locations[0]?.address ?? ""}`],
              ["mobile", `${words("time.mobile")} · ${words("time.within", { miles: shop.radius })}`]
            ]}
            onChange={(next) => {
              setWantsMobile(next === "mobile")
              if (next === "shop") onEvent({ type: "PLACE", place: { isMobile: false, postalCode: place.postalCode } })
            }}
          />
        </div>
      )}
      {!canChoose && wantsMobile && (
        <PostalForm
          shop={shop}
          words={words}
          value={postalCode}
          onChange={setPostalCode}
          press={words("time.check")}
          onCheck={(code) => onEvent({ type: "PLACE", place: { isMobile: true, postalCode: code } })}
        />
      )}
      <p className="QuoteHelp">{words("time.lasts", { hours: formats.hours(minutes) })}</p>
      {state === "loading" && (
        <p role="status" className="QuoteHelp">
          {words("loading")}
        </p>
      )}
      {state === "failed" && !isWaiting && trouble !== "outside" && (
        <button type="button" className="QuoteButton" onClick={() => onEvent({ type: "AGAIN" })}>
          {words("again")}
        </button>
      )}
      {(state === "choosing" || state === "holding") && !isWaiting && (
        <DayChoice
          // The list of free times changes with every fetch.
          key={days.map(({ day, morning, afternoon }) => `${day}${morning?.start}${afternoon?.start}`).join()}
          days={days}
          words={words}
          formats={formats}
          isMobile={place.isMobile}
          before={time}
          isBusy={state === "holding"}
          onTake={(next) => onEvent({ type: "TIME", time: next })}
          onNone={() => onEvent({ type: "WITHOUT_TIME" })}
        />
      )}
      {(state === "loading" || state === "failed" || isWaiting) && (
        <button type="button" className="QuoteLink" onClick={() => onEvent({ type: "WITHOUT_TIME" })}>
          {words("time.without")}
        </button>
      )}
    </>
  )
}

/** The contact details, and how to notify the visitor. */
export function ContactStep({
  context,
  words,
  formats,
  shop,
  onEvent,
  language,
  isSending
}: StepProps & { readonly language: Language; readonly isSending: boolean }) {
  const { contact, place, wantsVisit, time, trouble } = context
  const [isAsked, setAsked] = useState(false)
  const faults = isAsked ? contactFaults(context) : []
  const has = (fault: ContactFault) => faults.includes(fault)
  const set = (changes: Partial<QuoteContact>) => onEvent({ type: "CONTACT", contact: { ...contact, ...changes } })
  const isVisit = wantsVisit && time !== null
  const due = quoteDeposit(context)
  const text = (
    name: "name" | "phone" | "email" | "address" | "city",
    label: string,
    more: Readonly<Record<string, string>> & { readonly aside?: string; readonly fault?: string }
  ) => {
    const { aside, fault, ...rest } = more
    return (
      <QuoteField label={label} aside={aside} fault={fault}>
        {(ties) => (
          <input
            {...ties}
            {...rest}
            maxLength={254}
            value={contact[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        )}
      </QuoteField>
    )
  }
  return (
    <form
      className="QuoteForm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (contactFaults(context).length === 0) onEvent({ type: "SEND" })
        else {
          const form = event.currentTarget
          requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
        }
      }}
    >
      <h1>{words("contact.title")}</h1>
      {trouble !== null && (
        <p className="QuoteNote" data-tone="warning" role="alert">
          {words(`trouble.${trouble}`)}
        </p>
      )}
      {text("name", words("field.name"), {
        type: "text",
        autoComplete: "name",
        ...(has("name") ? { fault: words("fault.name") } : {})
      })}
      {text("phone", words("field.phone"), {
        type: "tel",
        autoComplete: "tel",
        inputMode: "tel",
        ...(has("phone") ? { fault: words("fault.phone") } : {})
      })}
      {text("email", words("field.email"), {
        type: "email",
        autoComplete: "email",
        inputMode: "email",
        ...(contact.by === "email" ? {} : { aside: words("optional") }),
        ...(has("email") ? { fault: words("fault.email") } : {})
      })}
      <QuoteChoice
        label={words("contact.by")}
        value={contact.by === "none" ? "email" : contact.by}
        options={[
          ["email", words("contact.email")],
          ["sms", words("contact.sms")]
        ]}
        onChange={(by) => set({ by })}
      />
      {contact.by === "sms" && (
        <div className="QuoteConsent">
          <label>
            <input
              type="checkbox"
              checked={contact.consent}
              aria-invalid={has("consent")}
              onChange={({ target }) => set({ consent: target.checked })}
            />
            <span>{shop.consent[language]}</span>
          </label>
          {has("consent") && <p className="QuoteFault">{words("fault.consent")}</p>}
        </div>
      )}
      {needsIdentity(context) && (
        <>
          <p>{words("contact.identity")}</p>
          <div className="QuotePlate">
            <QuoteField label={words("field.plate")} fault={has("identity") ? words("fault.identity") : undefined}>
              {(ties) => (
                <input
                  {...ties}
                  type="text"
                  autoCapitalize="characters"
                  autoComplete="off"
                  maxLength={12}
                  value={contact.plate}
                  onChange={({ target }) => set({ plate: target.value.toUpperCase() })}
                />
              )}
            </QuoteField>
            <QuoteField label={words("field.state")}>
              {(ties) => (
                <StateSelect
                  {...ties}
                  words={words}
                  shop={shop}
                  value={contact.state}
                  onChange={(state) => set({ state })}
                />
              )}
            </QuoteField>
          </div>
          <QuoteField
            label={words("field.vin")}
            help={words("vinHelp")}
            fault={has("vin") ? words("fault.vin.invalid") : undefined}
          >
            {(ties) => (
              <input
                {...ties}
                type="text"
                autoCapitalize="characters"
                autoComplete="off"
                maxLength={24}
                value={contact.vin}
                onChange={({ target }) => set({ vin: target.value.toUpperCase() })}
              />
            )}
          </QuoteField>
        </>
      )}
      {place.isMobile && isVisit && (
        <>
          <h2>{words("contact.where")}</h2>
          {text("address", words("field.address"), {
            type: "text",
            autoComplete: "address-line1",
            ...(has("address") ? { fault: words("fault.address") } : {})
          })}
          {text("city", words("field.city"), { type: "text", autoComplete: "address-level2" })}
          <QuoteField label={words("field.state")}>
            {(ties) => (
              <select {...ties} value={contact.region} onChange={({ target }) => set({ region: target.value })}>
                <option value="">{words("choose")}</option>
                {(shop.country === "CA" ? provinces : states).map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            )}
          </QuoteField>
        </>
      )}
      <QuoteField label={words("field.note")} aside={words("optional")}>
        {(ties) => (
          <textarea
            {...ties}
            rows={2}
            maxLength={500}
            value={contact.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </QuoteField>
      <QuoteBar>
        {isVisit && (
          <div className="QuoteRecall">
            <p>
              <strong>
                {formats.day(time.day)}, {words(`time.${time.half}`).toLowerCase()}
              </strong>
              {hasLocationChoice(context) && !place.isMobile && ` · ${chosenLocation(context)?.name}`}
            </p>
            <HoldCountdown until={context.heldUntil} words={words} />
          </div>
        )}
        <button type="submit" className="QuoteButton" data-loud disabled={isSending}>
          {due > 0 && !isSending
            ? words("contact.toDeposit", { amount: formats.money(due) })
            : words(
                isSending
                  ? "contact.sending"
                  : isVisit
                    ? shop.deposit > 0
                      ? "contact.bookDeposit"
                      : "contact.book"
                    : "contact.ask"
              )}
        </button>
      </QuoteBar>
    </form>
  )
}

/** Confirms the booking or the request. */
export function DoneStep({
  context,
  words,
  formats,
  shop,
  server,
  onEvent
}: StepProps & { readonly server: QuoteClient }) {
  const { done } = context
  const [times, setTimes] = useState<{ readonly from: number; readonly to: number; readonly address: string }>()
  const token = done?.token
  useEffect(() => {
    if (token !== undefined) server.visit(token).then(setTimes, () => {})
  }, [server, token])
  if (done === null) return null
  const { visit } = done
  const hasCamera = remainingCandidates(context).some(({ calibration }) => calibration !== "none")
  return (
    <>
      <h1>{words(visit === null ? "done.asked" : "done.booked")}</h1>
      {visit === null ? (
        <p>{words("done.askedText", { number: done.number })}</p>
      ) : (
        <>
          <div className="QuoteCard">
            <p className="QuoteBig">
              {formats.day(visit.day)}, {words(`time.${visit.half}`).toLowerCase()}
            </p>
            <p>{words(visit.isMobile ? "time.fromOn" : "time.come", { time: formats.time(visit.start) })}</p>
            {times !== undefined && <p>{times.address}</p>}
            <p>{carText(context)}</p>
          </div>
          {done.paid !== undefined && (
            <p className="QuoteNote" role="status">
              {words(done.paid.isPending ? "done.checking" : "done.paid", { amount: formats.money(done.paid.amount) })}
            </p>
          )}
          <p>{words("done.number", { number: done.number })}</p>
          <h2>{words("done.before")}</h2>
          <ul className="QuoteTicks">
            {hasCamera && <li>{words("done.trunk")}</li>}
            <li>{words("done.tags")}</li>
          </ul>
        </>
      )}
      <QuoteBar>
        {done.deposit > 0 && (
          <a className="QuoteButton" data-loud href={`/document/${done.token}`} target={linkTarget}>
            {words("done.deposit", { amount: formats.money(done.deposit) })}
          </a>
        )}
        {visit !== null && times !== undefined && (
          <a
            className="QuoteButton"
            data-loud={done.deposit === 0 || undefined}
            download="appointment.ics"
            href={calendarAddress(done.token, times, shop.name, carText(context))}
          >
            {words("done.calendar")}
          </a>
        )}
        <a className="QuoteButton" href={`/quote/visit/${done.token}`} target={linkTarget}>
          {words("done.see")}
        </a>
        <button
          type="button"
          className="QuoteLink"
          onClick={() => onEvent({ type: "ANEW", requestId: crypto.randomUUID() })}
        >
          {words("done.anew")}
        </button>
      </QuoteBar>
    </>
  )
}
