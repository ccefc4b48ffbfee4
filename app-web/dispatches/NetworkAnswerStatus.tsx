import type { ListedDispatch } from "#domain/dispatches/Dispatch.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** The answer that matches each dispatch state. Any other answer is outdated. */
const fitting = { new: "reopened", linked: "accepted", declined: "declined" } as const

const reasons = ["noAddress", "notAllowed", "unreachable", "signIn", "hostKey", "refused"] as const

/** Whether the network has been told the outcome of a dispatch: since when, or why not yet. */
export function NetworkAnswerStatus({
  dispatch: { answer = null, network, state }
}: {
  readonly dispatch: ListedDispatch
}) {
  const { t, of } = useWords()
  const { moment } = useFormats()
  if (answer === null || answer.answer !== fitting[state]) return null
  const { toldAt, trouble } = answer
  const name = of("partnerNetwork", network)
  if (toldAt !== null) return <span className="Quiet">{t("dispatch.told", { network: name, at: moment(toldAt) })}</span>
  if (trouble === "") return <span className="Quiet">{t("dispatch.telling", { network: name })}</span>
  const reason = reasons.find((one) => trouble.startsWith(one))
  const said = reason === undefined ? trouble : trouble.slice(reason.length).trim()
  const why = [reason === undefined ? "" : of("dispatchTrouble", reason), said].filter((part) => part !== "")
  return <StatusDot tone="warning">{t("dispatch.notTold", { network: name, why: why.join(" · ") })}</StatusDot>
}
