import { AdhesiveTask, GlassTask } from "./AdhesiveTask.tsx"
import { CalibrationTask } from "./CalibrationTask.tsx"
import { Head } from "./PhoneHead.tsx"
import { OfflineNotice } from "./OfflineNotice.tsx"
import { PhotosTask } from "./PhotosTask.tsx"
import { usePhone } from "./phoneContext.ts"
import type { TaskProps } from "./TaskProps.ts"
import { SignatureTask } from "./SignatureTask.tsx"
import { MileageTask, NoteTask, VinTask } from "./smallTasks.tsx"
import type { StopView } from "./stopView.ts"
import { Icon } from "#ui/Icon.tsx"

const taskOf = (task: string, props: TaskProps) => {
  switch (task) {
    case "vin":
      return <VinTask {...props} />
    case "mileage":
      return <MileageTask {...props} />
    case "photos":
      return <PhotosTask {...props} />
    case "glass":
      return <GlassTask {...props} />
    case "adhesive":
      return <AdhesiveTask {...props} />
    case "calibration":
      return <CalibrationTask {...props} />
    case "signatureBefore":
      return <SignatureTask {...props} when="before" />
    case "signatureAfter":
      return <SignatureTask {...props} when="after" />
    case "payLink":
      return <PayLinkTask {...props} />
    default:
      return <NoteTask {...props} />
  }
}

const titles = [
  "vin",
  "mileage",
  "photos",
  "glass",
  "adhesive",
  "calibration",
  "signatureBefore",
  "signatureAfter",
  "payLink"
] as const

/** A single task at a stop, on its own page. */
export function TaskPage({ task, view }: { readonly view: StopView; readonly task: string }) {
  const { go, words } = usePhone()
  const { job } = view.stop
  const back = `stop/${job.id}`
  const title = titles.find((one) => one === task) ?? "note"
  return (
    <>
      <Head
        title={words(`task.${title}`)}
        about={`${job.customerName}, ${words("job", { number: job.number })}`}
        back={back}
      />
      <OfflineNotice />
      <main className="PhoneMain">{taskOf(task, { view, onDone: () => go(back) })}</main>
    </>
  )
}

/** Payment on site: sends the customer the payment link, which also shows them the amount. */
function PayLinkTask({ onDone, view }: TaskProps) {
  const { queue, words, formats } = usePhone()
  const { stop, work } = view
  if (work.payLinkAt !== undefined)
    return <p className="PhoneNote">{words("payLinkSent", { time: formats.at(work.payLinkAt, stop.timeZone) })}</p>
  return (
    <form
      className="PhoneForm"
      onSubmit={(event) => {
        event.preventDefault()
        void queue.add(stop.job.id, { _tag: "payLink" }).then((isKept) => isKept && onDone())
      }}
    >
      <p>{words("payLinkAbout", { name: stop.job.customerName })}</p>
      <button type="submit" className="PhonePress">
        <Icon name="link" /> {words("payLinkSend")}
      </button>
    </form>
  )
}
