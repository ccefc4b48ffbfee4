import type { JobEvent } from "#domain/jobs/JobChange.ts"
import type { IconName } from "#ui/iconPaths.ts"
import type { Tone } from "#ui/Tone.ts"

interface Look {
  readonly icon: IconName
  readonly tone: Tone
}

const icons: Readonly<Record<JobEvent["_tag"], IconName>> = {
  created: "plus",
  changed: "edit",
  stage: "arrow-right",
  credit: "undo",
  payment: "money",
  refund: "undo",
  message: "mail",
  delivery: "mail",
  customer: "user",
  file: "document",
  signature: "edit"
}

/** How an entry of the timeline looks: what went well is green, what went wrong red. */
export const eventLook = (what: JobEvent): Look => ({ icon: iconOf(what), tone: toneOf(what) })

const iconOf = (what: JobEvent): IconName => {
  if (what._tag === "file" && what.deed === "deleted") return "trash"
  if (what._tag === "file" && what.photo) return "image"
  return (what._tag === "message" || what._tag === "delivery") && what.channel === "sms" ? "phone" : icons[what._tag]
}

const toneOf = (what: JobEvent): Tone => {
  switch (what._tag) {
    case "payment":
      return what.status === "paid" ? "success" : what.status === "failed" ? "danger" : "warning"
    case "delivery":
      return what.state === "failed" ? "danger" : what.state === "stopped" ? "warning" : "neutral"
    case "customer":
      return what.deed === "accepted"
        ? "success"
        : what.deed === "declined" || what.deed === "callback"
          ? "warning"
          : "info"
    case "signature":
      return "success"
    case "stage":
    case "created":
    case "message":
      return "info"
    case "credit":
    case "refund":
      return "warning"
    default:
      return "neutral"
  }
}
