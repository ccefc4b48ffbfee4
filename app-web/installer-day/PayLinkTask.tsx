import { Icon } from "#ui/Icon.tsx"
import { usePhone } from "./phoneContext.ts"
import type { TaskProps } from "./TaskProps.ts"

/** Payment on the spot: the customer is sent the link by which they pay; what it comes to they read there. */
export function PayLinkTask({ onDone, view }: TaskProps) {
  const { queue, words, formats } = usePhone()
  const { stop, work } = view
  if (work.payLinkAt !== undefined)
    return <p className="PhoneNote">{words("payLinkSent", { time: formats.at(work.payLinkAt, stop.timeZone) })}</p>
  return (
    <form
      className="PhoneForm"
      onSubmit={(event) => {
        event.preventDefault()
        void queue.add(stop.job.id, { _tag: "payLink" })
        onDone()
      }}
    >
      <p>{words("payLinkAbout", { name: stop.job.customerName })}</p>
      <button type="submit" className="PhonePress">
        <Icon name="link" /> {words("payLinkSend")}
      </button>
    </form>
  )
}
