import type { Stop } from "#domain/installer-day/installerDayApi.ts"
import { nextStepOf, stopStatusOf } from "#domain/installer-day/siteWork.ts"
import { Icon } from "#ui/Icon.tsx"
import { usePhone } from "./phoneContext.ts"
import { StopGlass } from "./StopGlass.tsx"
import { type StopView, stopView } from "./stopView.ts"
import { addressOf, glassOf, vehicleOf, windowOf } from "./stopText.ts"

/** The stops in travel order. The current one is highlighted, with its next step within reach of the thumb. */
export function StopList({ stops }: { readonly stops: ReadonlyArray<Stop> }) {
  const { go, state, words, formats } = usePhone()
  const { day, items } = state
  if (stops.length === 0) return <p className="PhoneNote">{words("noStops")}</p>
  const views = stops.map((stop) => stopView(stop, items, day!.me.id))
  const current = views.find((view) => view.stop.day === day!.today && isOpen(view))
  const days = [...new Set(stops.map((stop) => stop.day))]
  return (
    <>
      {days.map((one) => (
        <section key={one} aria-label={formats.day(one)}>
          {one !== day!.today && <h2>{formats.day(one)}</h2>}
          <ol className="PhoneStops">
            {views
              .filter(({ stop }) => stop.day === one)
              .map((view, at) => (
                <StopRow key={view.stop.job.id} view={view} at={at} isCurrent={view === current} />
              ))}
          </ol>
        </section>
      ))}
      {current !== undefined && (
        <div className="PhoneFoot">
          <button type="button" className="PhonePress" onClick={() => go(`stop/${current.stop.job.id}`)}>
            <Icon name="arrow-right" />
            {words("goOn", { name: current.stop.job.customerName })}
          </button>
        </div>
      )}
    </>
  )
}

const isOpen = ({ work }: StopView) => nextStepOf(work, { isMobile: true }) !== undefined

function StopRow({
  view,
  at,
  isCurrent
}: {
  readonly view: StopView
  readonly at: number
  readonly isCurrent: boolean
}) {
  const { go, words, formats } = usePhone()
  const { stop, tasks, work } = view
  const { job } = stop
  const standing = stopStatusOf(work)
  const done = tasks.filter(({ isDone }) => isDone).length
  return (
    <li data-current={isCurrent || undefined}>
      {stop.travel > 0 && (
        <p className="PhoneTravel">
          <Icon name="truck" size={14} /> {words("minutes", { count: stop.travel })}
        </p>
      )}
      <button type="button" className="PhoneStop" onClick={() => go(`stop/${job.id}`)}>
        <span className="PhoneDot" data-standing={standing}>
          {standing === "finished" ? <Icon name="check" /> : standing === "couldNot" ? <Icon name="x" /> : at + 1}
        </span>
        <span className="PhoneStopText">
          <span className="PhoneStrong">{windowOf(stop, formats, words)}</span>
          <span className="PhoneStrong">{job.customerName}</span>
          <span>
            {vehicleOf(job.vehicle)}
            {glassOf(job) === "" ? "" : `, ${glassOf(job)}`}
          </span>
          <span className="Quiet">{addressOf(stop).line}</span>
          <span className="PhoneChips">
            {standing !== "ahead" && (
              <span className="PhoneChip" data-tone={standing === "couldNot" ? "warning" : "success"}>
                {words(`standing.${standing}`)}
              </span>
            )}
            {done > 0 && <span className="PhoneChip">{words("doneOf", { done, all: tasks.length })}</span>}
            {view.waiting > 0 && (
              <span className="PhoneChip" data-tone="warning">
                {words("wait", { count: view.waiting })}
              </span>
            )}
          </span>
        </span>
        <StopGlass job={job} size={64} />
      </button>
    </li>
  )
}
