import "./CustomerSubmissions.css"
import { useState } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import { listJobLinks } from "#domain/job-links/jobLinksApi.ts"
import { canSend } from "#domain/messages/canSend.ts"
import { listPhotoReplies, type ShownPhotoReply } from "#domain/public-page/photoLinkApi.ts"
import { Button } from "#ui/Button.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormFields, useIsDirty } from "#web/forms/useForm.ts"
import { fileHref } from "#web/jobs/files/jobDocuments.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { SendDialog } from "#web/jobs/messages/SendDialog.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const SubmittedGlass = lazyPart(() => import("./SubmittedGlass.tsx"), "SubmittedGlass", "asked")

interface CustomerSubmissionsProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
}

/**
 * What the customer sends from their phone during the call, as it arrives: the VIN, the glass that matches their
 * answers, and the photos. The job's own values stay until the user accepts what was sent.
 */
export function CustomerSubmissions({ open, lookups }: CustomerSubmissionsProps) {
  const job = open.job!
  const { vehicle } = useFormFields(open.form, ["vehicle"]).values
  const isDirty = useIsDirty(open.form)
  const { t } = useWords()
  const [isSending, setSending] = useState(false)
  // Nothing can have arrived without a link that asks for photos.
  const links = useApiQuery(listJobLinks, { id: job.id })
  const isAsked = links.data?.some(({ kind }) => kind === "photos") === true
  const replies = useApiQuery(listPhotoReplies, { id: job.id }, { enabled: isAsked })
  const latest = replies.data?.[0]
  const mayAsk = canSend(job, "photos")
  if (links.data === undefined || (isAsked && replies.data === undefined)) return null
  if (latest === undefined && (!mayAsk || vehicle.vin !== "")) return null
  const ask = mayAsk && (
    <Button size="small" icon="camera" isDisabled={isDirty} onPress={() => setSending(true)}>
      {isDirty ? t("step.saveFirst") : t(latest === undefined ? "fromCustomer.send" : "fromCustomer.again")}
    </Button>
  )
  return (
    <section className="FromCustomer" aria-label={t("fromCustomer.title")}>
      {latest === undefined ? (
        <div className="FromCustomerHead">
          <p className="Quiet">{t("fromCustomer.ask")}</p>
          {ask}
        </div>
      ) : (
        <>
          <div className="FromCustomerHead">
            <h2>{t("fromCustomer.title")}</h2>
            <Standing reply={latest} />
            {ask}
          </div>
          {(replies.data ?? [])
            .filter((one, at) => at === 0 || one.vin !== null || one.photos.length > 0)
            .map((reply) => (
              <Reply key={reply.linkId} reply={reply} job={job} open={open} lookups={lookups} />
            ))}
        </>
      )}
      {isSending && <SendDialog job={job} what="photos" onClose={() => setSending(false)} />}
    </section>
  )
}

/** The customer's progress. */
function Standing({
  reply: { askedAt, openedAt, revokedAt, sentAt, vin, photos }
}: {
  readonly reply: ShownPhotoReply
}) {
  const { t } = useWords()
  const { moment } = useFormats()
  const [tone, text] =
    sentAt !== null
      ? (["success", t("fromCustomer.done", { when: moment(sentAt) })] as const)
      : revokedAt !== null
        ? (["neutral", t("fromCustomer.over")] as const)
        : vin !== null || photos.length > 0
          ? (["accent", t("fromCustomer.coming")] as const)
          : openedAt !== null
            ? (["accent", t("fromCustomer.opened", { when: moment(openedAt) })] as const)
            : (["neutral", t("fromCustomer.waiting", { when: moment(askedAt) })] as const)
  return (
    <div role="status">
      <StatusDot tone={tone}>{text}</StatusDot>
    </div>
  )
}

const answered = { yes: "replyAnswer.yes", no: "replyAnswer.no", notSure: "replyAnswer.notSure" } as const
const subjects = { mirror: "replySubject.mirror", damage: "replySubject.damage", other: "replySubject.other" } as const

interface ReplyProps extends CustomerSubmissionsProps {
  readonly reply: ShownPhotoReply
  readonly job: Job
}

/** Everything received through one link. */
function Reply({ reply, job, open, lookups }: ReplyProps) {
  const { t, of } = useWords()
  const { answers, car, glass, photos, vin } = reply
  return (
    <div className="FromCustomerParts">
      {vin !== null && <SentVin vin={vin} car={car} open={open} />}
      {answers.length > 0 && (
        <div>
          <h3>{t("fromCustomer.answers")}</h3>
          <ul className="FromCustomerAnswers">
            {answers.map(({ feature, answer }) => (
              <li key={feature}>
                {of("glassFeature", feature)}: <strong>{t(answered[answer])}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
      {vin !== null && <SubmittedGlass glass={glass} hasCar={car !== null} open={open} lookups={lookups} />}
      {photos.length > 0 && (
        <div>
          <h3>{t("fromCustomer.photos")}</h3>
          <ul className="FromCustomerPhotos">
            {photos.map(({ fileId, subject }) => (
              <li key={fileId}>
                <a href={fileHref(job.id, fileId, "content")} target="_blank" rel="noopener">
                  <img
                    src={fileHref(job.id, fileId, "thumbnail")}
                    alt={t("fromCustomer.photo", { subject: t(subjects[subject]) })}
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface SentVinProps {
  readonly vin: string
  readonly car: ShownPhotoReply["car"]
  readonly open: OpenJob
}

/** The VIN from the customer next to the job's own. One click accepts it; it is saved with the job. */
function SentVin({ vin, car, open }: SentVinProps) {
  const form = useFormFields(open.form, ["vehicle"])
  const { t } = useWords()
  const { vehicle } = form.values
  const isSame = vehicle.vin === vin
  const isSaved = open.job?.vehicle.vin === vin
  const own = [vehicle.year || "", vehicle.make, vehicle.model].filter((word) => word !== "").join(" ")
  const sent = car === null ? "" : [car.year, car.make, car.model].join(" ")
  const isOther = sent !== "" && own !== "" && own.toLowerCase() !== sent.toLowerCase()
  return (
    <div>
      <h3>{t("fromCustomer.vin")}</h3>
      <p className="FromCustomerVin tabular">{vin}</p>
      <p>{car === null ? t("fromCustomer.unknownCar") : [sent, car.bodyStyle].filter(Boolean).join(", ")}</p>
      {!isSame && vehicle.vin !== "" && (
        <p className="FromCustomerOther">{t("fromCustomer.otherVin", { vin: vehicle.vin })}</p>
      )}
      {isOther && <p className="FromCustomerOther">{t("fromCustomer.otherCar", { vehicle: own })}</p>}
      {isSame ? (
        <p className="Quiet" role="status">
          {t(isSaved ? "fromCustomer.sameVin" : "fromCustomer.taken")}
        </p>
      ) : (
        <Button variant="primary" size="small" onPress={() => form.set("vehicle.vin", vin)}>
          {t("fromCustomer.useVin")}
        </Button>
      )}
    </div>
  )
}
