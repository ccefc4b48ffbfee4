import "./NotifyCustomers.css"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { listMessages } from "#domain/messages/messagesApi.ts"
import type { BoardJob } from "#domain/schedule/boardApi.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { Disclosure } from "#ui/Disclosure.tsx"
import { Icon } from "#ui/Icon.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { type AppointmentMessage, useAppointmentMessages } from "./useAppointmentMessages.ts"

interface NotifyCustomersProps {
  readonly jobs: ReadonlyArray<BoardJob>
  readonly onClose: () => void
}

/**
 * Notifies the customers of several jobs of their appointments. Each message is shown before any is sent, with the
 * customer's own channel and language, and left out if the customer has not consented.
 */
export function NotifyCustomers({ jobs, onClose }: NotifyCustomersProps) {
  const { t } = useWords()
  const queries = useQueryClient()
  const showToast = useToast()
  const { letters, post } = useAppointmentMessages(jobs)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<ReadonlyMap<string, { readonly _tag: string }>>(new Map())
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const [isPending, setPending] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const chosen = letters.filter(({ job, way }) => way !== undefined && !left.has(job.id) && !sent.has(job.id))
  const submit = async () => {
    setAsked(true)
    if (chosen.length === 0) return
    setPending(true)
    const refused = new Map<string, { readonly _tag: string }>()
    const done = new Set(sent)
    for (const letter of chosen) {
      const failure = await post(letter)
      if (failure === undefined) done.add(letter.job.id)
      else refused.set(letter.job.id, failure)
    }
    setSent(done)
    setFailed(refused)
    setPending(false)
    void queries.invalidateQueries({ queryKey: [listMessages.name] })
    if (refused.size > 0) return
    showToast({ kind: "success", text: t("board.told", { count: done.size }) })
    onClose()
  }
  return (
    <FormDialog
      title={t("board.tellTitle", { count: jobs.length })}
      size="wide"
      submitLabel={t("board.tellNow", { count: chosen.length })}
      isPending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t("board.tellHint")}</p>
      <ul className="TellSeveral">
        {letters.map((letter) => (
          <CustomerMessage
            key={letter.job.id}
            letter={letter}
            isChosen={chosen.includes(letter)}
            isSent={sent.has(letter.job.id)}
            failure={failed.get(letter.job.id)}
            onChoose={(isChosen) =>
              setLeft((before) => {
                const next = new Set(before)
                if (isChosen) next.delete(letter.job.id)
                else next.add(letter.job.id)
                return next
              })
            }
          />
        ))}
      </ul>
      <div role="status">
        {isAsked && !isPending && chosen.length === 0 && <p className="FieldError">{t("board.tellNobody")}</p>}
      </div>
    </FormDialog>
  )
}

interface CustomerMessageProps {
  readonly letter: AppointmentMessage
  readonly isChosen: boolean
  readonly isSent: boolean
  readonly failure: { readonly _tag: string } | undefined
  readonly onChoose: (isChosen: boolean) => void
}

/** One customer: the channel and the message, or why there is none. */
function CustomerMessage({ letter, isChosen, isSent, failure, onChoose }: CustomerMessageProps) {
  const { t, of } = useWords()
  const failureText = useFailureText()
  const { job, way, why, isPending } = letter
  return (
    <li>
      <div className="TellHead">
        <Checkbox
          aria-label={t("board.tellOne", { name: job.customerName })}
          isSelected={isChosen}
          isDisabled={way === undefined || isSent}
          onChange={onChoose}
        >
          {null}
        </Checkbox>
        <strong>{t("board.jobOf", { number: String(job.number), name: job.customerName })}</strong>
        {way !== undefined && (
          <span className="TellWay">
            {of("channel", way.channel)}, {way.to}
          </span>
        )}
        {isSent && <Icon name="check" size={16} label={t("board.told", { count: 1 })} />}
      </div>
      {isPending && <Skeleton />}
      {why !== undefined && <p className="TellWhy">{why}</p>}
      {failure !== undefined && <p className="FieldError">{t("board.tellFailed", { why: failureText(failure) })}</p>}
      {way !== undefined && (
        <Disclosure title={t("board.tellShow", { name: job.customerName })} defaultOpen={!isSent}>
          {way.subject !== "" && <p className="TellSubject">{way.subject}</p>}
          <p className="TellBody" lang={way.language}>
            {way.body}
          </p>
        </Disclosure>
      )}
    </li>
  )
}
