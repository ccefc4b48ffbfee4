import { Icon } from "#ui/Icon.tsx"
import { Head } from "./PhoneHead.tsx"
import { OfflineNotice } from "./OfflineNotice.tsx"
import { usePhone } from "./phoneContext.ts"
import type { PhoneItem } from "./PhoneItem.ts"

/** The send queue: what is pending, what was sent, and what was rejected and why. Nothing is lost or sent twice. */
export function QueuePage() {
  const { queue, state, words } = usePhone()
  const { isSending, items } = state
  const of = (how: PhoneItem["state"]) => items.filter((item) => item.state === how)
  const [waiting, refused, sent] = [of("waiting"), of("refused"), of("sent").toReversed()]
  return (
    <>
      <Head title={words("queue")} about={words("queueAbout")} />
      <OfflineNotice />
      <main className="PhoneMain">
        {refused.length > 0 && (
          <section>
            <h2>{words("refusedTitle", { count: refused.length })}</h2>
            <ul className="PhoneItems">
              {refused.map((item) => (
                <Item key={item.id} item={item}>
                  <p>{words(whyOf(item.why))}</p>
                  <p className="Quiet">{words("refusedWhy")}</p>
                  <div className="PhonePair">
                    <button type="button" className="PhoneSecond" onClick={() => void queue.retry(item.id)}>
                      {words("tryAgain")}
                    </button>
                    <button type="button" className="PhoneSecond" onClick={() => void queue.drop(item.id)}>
                      {words("forget")}
                    </button>
                  </div>
                </Item>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{words("waitingTitle", { count: waiting.length })}</h2>
          {waiting.length === 0 ? (
            <p className="Quiet">{words("nothingWaits")}</p>
          ) : (
            <ul className="PhoneItems">
              {waiting.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </ul>
          )}
        </section>
        {sent.length > 0 && (
          <section>
            <h2>{words("sentTitle", { count: sent.length })}</h2>
            <ul className="PhoneItems">
              {sent.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </ul>
          </section>
        )}
        <p className="PhoneNote">
          <Icon name="lock" size={16} /> {words("queuePromise")}
        </p>
      </main>
      <div className="PhoneFoot">
        <button type="button" className="PhonePress" disabled={isSending} onClick={() => void queue.sync()}>
          <Icon name="refresh" /> {words(isSending ? "sending" : "sendNow")}
        </button>
      </div>
    </>
  )
}

const whyOf = (why = "") => {
  switch (why) {
    case "JobNotFound":
      return "why.JobNotFound" as const
    case "SitePhotoMissing":
      return "why.SitePhotoMissing" as const
    case "StorageFull":
    case "TooManyFiles":
    case "TooManySiteEvents":
      return "why.full" as const
    case "FileNotTaken":
    case "PictureTooLarge":
      return "why.photo" as const
    case "AddressNotReachable":
      return "why.AddressNotReachable" as const
    case "NothingToSend":
      return "why.NothingToSend" as const
    default:
      return "why.other" as const
  }
}

function Item({ children, item }: { readonly item: PhoneItem; readonly children?: React.ReactNode }) {
  const { state, words, formats } = usePhone()
  const job = state.day?.stops.find((stop) => stop.job.id === item.jobId)?.job
  const what =
    item.kind === "photo"
      ? words("item.photo", {
          place: item.place === "attachment" ? words("task.calibration") : words(`photo.${item.place}` as "photo.full")
        })
      : item.deed._tag === "step"
        ? words(`standing.${item.deed.step}`)
        : item.deed._tag === "photo"
          ? words("item.photo", { place: words(`shows.${item.deed.shows}`) })
          : words(`item.${item.deed._tag}`)
  const tone = { waiting: "warning", sent: "success", refused: "danger" }[item.state]
  return (
    <li>
      <div>
        <p className="PhoneStrong">{what}</p>
        <p className="Quiet">
          {[
            formats.at(item.at),
            job === undefined ? "" : job.customerName,
            item.kind === "photo" ? formats.size(item.size) : ""
          ]
            .filter((text) => text !== "")
            .join(", ")}
        </p>
        {item.outcome === "officeStands" && <p>{words("officeStands")}</p>}
        {item.outcome === "invoiceStands" && <p>{words("invoiceStands")}</p>}
        {children}
      </div>
      <span className="PhoneChip" data-tone={tone}>
        {words(`state.${item.state}`)}
      </span>
    </li>
  )
}
