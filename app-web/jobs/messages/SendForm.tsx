import "#web/job-links/DocumentPage.css"
import { useState } from "react"
import { messagingAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import type { JobLink } from "#domain/documents/JobLinks.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import { listJobLinks } from "#domain/job-links/jobLinksApi.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { MessageDraft } from "#domain/messages/Message.ts"
import { getMessageDraft, listMessages, postMessage, postSmsConsent } from "#domain/messages/messagesApi.ts"
import { documentOf } from "#domain/messages/MessageTemplate.ts"
import type { ConsentDraft } from "#domain/messages/SmsConsent.ts"
import { toSmsNumber } from "#domain/messages/toSmsNumber.ts"
import type { WordingOf } from "#domain/messages/wordings.ts"
import { latestPayment } from "#domain/payments/balance.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Form } from "#ui/Form.tsx"
import { Select } from "#ui/Select.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useForm } from "#web/forms/useForm.ts"
import { pageWordsOf } from "#web/job-links/pageWordsOf.ts"
import { DocumentBody } from "#web/job-links/DocumentBody.tsx"
import { documentHref } from "#web/jobs/files/jobDocuments.ts"
import { focusNextStep } from "#web/jobs/stage/nextStep.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PaymentRequestFields, PdfPreview, PhotoPagePreview, usePaymentRequest } from "./MessagePreview.tsx"
import { type ComposedMessage, MessageTemplateEditor, SmsSize } from "./MessageTemplateEditor.tsx"

interface SendFormProps {
  readonly job: Job
  /** Links sent earlier. */
  readonly links: ReadonlyArray<JobLink>
  /** The deposit the shop asks for when a quote is accepted, in cents; 0 for none. */
  readonly deposit: number
  readonly of: WordingOf
  readonly draft: ComposedMessage
  /** This channel is not set up. */
  readonly isMissing: boolean
  readonly onClose: () => void
}

/**
 * The composed message, open for editing, next to a preview of the document. It cannot be texted to the customer's
 * number without consent.
 */
export function SendForm({ job, links, deposit, of, draft, isMissing, onClose }: SendFormProps) {
  const { t } = useWords()
  const showToast = useToast()
  const textOf = useFailureText()
  const user = useUser()
  const [isWording, setWording] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { typed: asked, type: ask, asks } = usePaymentRequest(job, of.template, links, deposit)
  const mayAsk = of.template !== "receipt" && of.template !== "photos" && job.totals.customerShare > 0
  const form = useForm(MessageDraft, { ...of, to: draft.to, subject: draft.subject, body: draft.body, isTest: false })
  const { send, isPending, failure } = useApiMutation(postMessage, {
    form,
    invalidates: [listMessages, listJobLinks, listJobChanges, getJob, listJobs],
    onDone: ({ isTest, to }) => {
      showToast({ kind: "success", text: t(isTest ? "messages.testSent" : "messages.onItsWay", { to }) })
      if (isTest) return
      onClose()
      focusNextStep()
    },
    onFailure: ({ _tag }) => _tag !== "Refused"
  })
  const post = (isTest: boolean) => {
    const typed = form.check()
    setChecked(true)
    if (typed === undefined || isPending || isMissing || (mayAsk && asks === undefined)) return
    send({ id: job.id, ...typed, isTest, ...(mayAsk && asks !== undefined ? { asks } : {}) })
  }
  const isSms = of.channel === "sms"
  const isOtherPhone = isSms && toSmsNumber(form.values.to) !== toSmsNumber(draft.to)
  const payment = of.template === "receipt" ? latestPayment(job)?.id : undefined
  const pdf = documentHref(job.id, documentOf(of.template, job), { language: of.language, payment, payer: "customer" })
  const maySend = !isMissing && (!isSms || draft.maySms || isOtherPhone)
  return (
    <div className="SendBeside">
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          post(false)
        }}
      >
        <div className="SendFields">
          <TextField
            {...form.field("to", t(isSms ? "phoneNumber" : "emailAddress"))}
            inputMode={isSms ? "tel" : "email"}
            isRequired
          />
          {isSms && !isOtherPhone && draft.to !== "" && <AskConsent draft={draft} />}
          {!isSms && <TextField {...form.field("subject", t("messages.subject"))} isRequired />}
          <TextArea
            {...form.field("body", t("messages.body"))}
            rows={isSms ? 5 : 10}
            description={t("messages.linkHint")}
            isRequired
          />
          {isSms && <SmsSize text={form.values.body} />}
          {mayAsk && <PaymentRequestFields job={job} typed={asked} asks={asks} isChecked={isChecked} onChange={ask} />}
          {failure !== undefined && failure._tag !== "Refused" && (
            <Callout tone="danger" isLive title={textOf(failure)} />
          )}
          <div className="JobFoldActions">
            <Button
              variant="primary"
              icon="mail"
              onPress={() => post(false)}
              isPending={isPending}
              isDisabled={!maySend}
            >
              {t("messages.sendNow")}
            </Button>
            <Button onPress={() => post(true)} isDisabled={isPending || isMissing}>
              {t("messages.sendTest")}
            </Button>
            {hasAccess(messagingAccess, user) && (
              <Button variant="quiet" icon="edit" onPress={() => setWording(true)}>
                {t("messages.wording")}
              </Button>
            )}
          </div>
        </div>
      </Form>
      <section className="SendPaper" aria-label={t("messages.preview")}>
        {draft.paper === null ? (
          <PhotoPagePreview language={of.language} />
        ) : (
          <PdfPreview
            href={pdf}
            title={`${draft.paper.title} ${draft.paper.number}`}
            asPage={<DocumentBody paper={draft.paper} words={pageWordsOf[of.language]} pdf={pdf} />}
          />
        )}
      </section>
      {isWording && (
        <MessageTemplateEditor of={of} draft={draft} refreshes={[getMessageDraft]} onClose={() => setWording(false)} />
      )}
    </div>
  )
}

type Place = ConsentDraft["place"]
const places: ReadonlyArray<Place> = ["onThePhone", "inPerson", "onPaper", "online"]

/**
 * Whether this phone number may be texted: since when, or why not, or the consent wording to read to its owner, with a
 * field for where they agreed (trade 1.2).
 */
function AskConsent({ draft }: { readonly draft: ComposedMessage }) {
  const { t, of: word } = useWords()
  const { moment } = useFormats()
  const [place, setPlace] = useState<Place>("onThePhone")
  const { send, isPending } = useApiMutation(postSmsConsent, { invalidates: [getMessageDraft] })
  const { consent, consentWords, maySms, to } = draft
  if (consent?.kind === "stopped")
    return (
      <Callout tone="danger" title={t("messages.stopped", { when: moment(consent.at) })}>
        <p>{t("messages.stoppedHint")}</p>
      </Callout>
    )
  if (maySms && consent !== null)
    return (
      <p className="SendSize">
        {consent.by === ""
          ? t("messages.resumed", { when: moment(consent.at) })
          : t("messages.agreed", {
              when: moment(consent.at),
              place: word("consentPlace", consent.place),
              by: consent.by
            })}
      </p>
    )
  return (
    <Callout tone="warning" title={t("messages.askFirst")}>
      <div className="SendFields">
        <p className="SendWording">{consentWords}</p>
        <Select
          label={t("messages.agreedWhere")}
          value={place}
          onChange={(next) => setPlace(next ?? place)}
          options={places.map((one) => ({ value: one, label: word("consentPlace", one) }))}
        />
        <div>
          <Button icon="check" isPending={isPending} onPress={() => send({ phone: to, place, wording: consentWords })}>
            {t("messages.customerAgrees")}
          </Button>
        </div>
      </div>
    </Callout>
  )
}
