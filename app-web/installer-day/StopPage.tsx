import { useEffect, useState } from "react"
import { nextStepOf, safeToDriveAt, type SiteTask, stopStatusOf } from "#domain/installer-day/siteWork.ts"
import type { SiteStep } from "#domain/installer-day/SiteEvent.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import { CouldNotComplete } from "./CouldNotComplete.tsx"
import { Head } from "./PhoneHead.tsx"
import { OfflineNotice } from "./OfflineNotice.tsx"
import { usePhone } from "./phoneContext.ts"
import { StopGlass } from "./StopGlass.tsx"
import { addressOf, dialableNumber, glassOf, vehicleOf, windowOf } from "./stopText.ts"
import type { StopView } from "./stopView.ts"

/**
 * A stop: the customer and place before the drive, then the remaining tasks. The large button is always the next step.
 */
export function StopPage({ view }: { readonly view: StopView }) {
  const { words, formats } = usePhone()
  const { stop, work } = view
  const { job } = stop
  const standing = stopStatusOf(work)
  return (
    <>
      <Head
        title={job.customerName}
        about={`${words("job", { number: job.number })}, ${words(`standing.${standing}`)}`}
        back=""
      />
      <OfflineNotice />
      <main className="PhoneMain">
        <div className="PhoneWhere">
          <p className="PhoneBig">{windowOf(stop, formats, words)}</p>
          <p>{addressOf(stop).isShop ? stop.locationName : addressOf(stop).whole}</p>
        </div>
        <ContactButtons view={view} />
        <section className="PhoneCard" aria-label={words("vehicle")}>
          <div className="PhoneVehicle">
            <StopGlass job={job} size={96} />
            <div>
              <p className="PhoneStrong">{vehicleOf(job.vehicle)}</p>
              <p className="Quiet">
                {[job.vehicle.bodyStyle, [job.vehicle.plate, job.vehicle.plateState].filter(Boolean).join(" ")]
                  .filter(Boolean)
                  .join(", ")}
              </p>
              <p>{glassOf(job)}</p>
            </div>
          </div>
          <ul className="PhoneLines">
            {job.lines
              .filter(({ kind }) => kind !== "labor" && kind !== "fee")
              .map((line) => (
                <li key={line.id}>
                  <span className="tabular">{line.partNumber || line.description}</span>
                  <span className="Quiet">{line.partNumber === "" ? "" : line.description}</span>
                </li>
              ))}
          </ul>
        </section>
        {job.install.notes !== "" && (
          <p className="PhoneNotes">
            <Icon name="warning" /> <span>{job.install.notes}</span>
          </p>
        )}
        {work.adhesive !== undefined && (
          <p className="PhoneSafe">
            {words("safeAt")} <strong>{formats.at(safeToDriveAt(work.adhesive), stop.timeZone)}</strong>
          </p>
        )}
        <Tasks view={view} />
        {work.notes.map(({ at, text }) => (
          <p key={at} className="PhoneNote">
            {formats.at(at, stop.timeZone)}: {text}
          </p>
        ))}
        {work.couldNot !== undefined && standing === "couldNot" && (
          <p className="PhoneNotes">
            {words(`reason.${work.couldNot.reason}`)} {work.couldNot.note}
          </p>
        )}
      </main>
      <Steps view={view} />
    </>
  )
}

/** Call, text and navigate, as three large buttons. */
function ContactButtons({ view }: { readonly view: StopView }) {
  const { words } = usePhone()
  const { stop } = view
  const [phone] = stop.job.phoneNumbers
  const place = addressOf(stop)
  const ways: ReadonlyArray<readonly [icon: IconName, word: "call" | "text" | "map", href: string]> = [
    ...(phone === undefined
      ? []
      : ([
          ["phone", "call", `tel:${dialableNumber(phone.phoneNumber)}`],
          ["mail", "text", `sms:${dialableNumber(phone.phoneNumber)}`]
        ] as const)),
    ...(place.isKnown
      ? ([
          ["map-pin", "map", `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.whole)}`]
        ] as const)
      : [])
  ]
  return (
    <ul className="PhoneReach">
      {ways.map(([icon, word, href]) => (
        <li key={word}>
          <a
            href={href}
            {...(word === "map" ? { target: "_blank", rel: "noreferrer" } : {})}
            {...(phone !== undefined && word !== "map" ? { title: formatPhone(phone.phoneNumber) } : {})}
          >
            <Icon name={icon} size={22} />
            {words(word)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Remaining and completed tasks, each a separate page. */
function Tasks({ view }: { readonly view: StopView }) {
  const { go, words } = usePhone()
  const { stop, tasks, work } = view
  return (
    <ul className="PhoneTasks" aria-label={words("tasks")}>
      {tasks.map(({ isDone, task }) => (
        <li key={task}>
          <button type="button" onClick={() => go(`stop/${stop.job.id}/${task}`)}>
            <span className="PhoneMark" data-done={isDone || undefined}>
              {isDone && <Icon name="check" size={16} />}
            </span>
            <span>
              {words(`task.${task}`)}
              <span className="hidden-text"> {words(isDone ? "isDone" : "isLeft")}</span>
            </span>
            <Icon name="chevron-right" />
          </button>
        </li>
      ))}
      {(stop.mayPay || work.payLinkAt !== undefined) && (
        <li>
          <button type="button" onClick={() => go(`stop/${stop.job.id}/payLink`)}>
            <span className="PhoneMark" data-done={work.payLinkAt !== undefined || undefined} data-plain>
              {work.payLinkAt !== undefined && <Icon name="check" size={16} />}
            </span>
            <span>{words("task.payLink")}</span>
            <Icon name="chevron-right" />
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={() => go(`stop/${stop.job.id}/note`)}>
          <span className="PhoneMark" data-plain />
          <span>{words("task.note")}</span>
          <Icon name="chevron-right" />
        </button>
      </li>
    </ul>
  )
}

const stepIcons: Readonly<Record<SiteStep, IconName>> = {
  onMyWay: "truck",
  arrived: "map-pin",
  started: "wrench",
  finished: "check"
}

/** The next step, or the next task while work is in progress. Remaining tasks are listed but block nothing. */
function Steps({ view }: { readonly view: StopView }) {
  const { go, queue, words } = usePhone()
  const [isGivingUp, giveUp] = useState(false)
  const { stop, tasks, work } = view
  const next = nextStepOf(work, { isMobile: stop.job.install.repairLocation === "mobile" })
  const left = tasks.filter(({ isDone }) => !isDone)
  // The button for the next step appears in the same place, so it ignores the second tap of a double tap.
  const [isResting, rest] = useState(false)
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => rest(false), 600)
    return () => clearTimeout(timer)
  }, [isResting])
  const take = (step: SiteStep) => {
    if (isResting) return
    rest(true)
    void queue.add(stop.job.id, { _tag: "step", step })
  }
  if (isGivingUp)
    return (
      <CouldNotComplete
        onDone={(reason, note) => {
          void queue.add(stop.job.id, { _tag: "couldNot", reason, note }).then((isKept) => isKept && giveUp(false))
        }}
        onCancel={() => giveUp(false)}
      />
    )
  if (next === undefined)
    return stopStatusOf(work) === "couldNot" ? (
      <div className="PhoneFoot">
        <button type="button" className="PhonePress" onClick={() => take("started")}>
          <Icon name="wrench" /> {words("takeUp")}
        </button>
      </div>
    ) : null
  const task: SiteTask | undefined = next === "finished" ? left[0]?.task : undefined
  return (
    <div className="PhoneFoot">
      {task === undefined ? (
        <button type="button" className="PhonePress" aria-disabled={isResting} onClick={() => take(next)}>
          <Icon name={stepIcons[next]} /> {words(`step.${next}`)}
        </button>
      ) : (
        <button type="button" className="PhonePress" onClick={() => go(`stop/${stop.job.id}/${task}`)}>
          <Icon name="arrow-right" /> {words("nextTask", { task: words(`task.${task}`) })}
        </button>
      )}
      <div className="PhonePair">
        <button type="button" className="PhoneSecond" onClick={() => giveUp(true)}>
          {words("couldNot")}
        </button>
        {task !== undefined && (
          <button type="button" className="PhoneSecond" aria-disabled={isResting} onClick={() => take("finished")}>
            {words("finishLeft", { count: left.length })}
          </button>
        )}
      </div>
    </div>
  )
}
