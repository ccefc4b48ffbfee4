import { useState } from "react"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import type { Stage } from "#domain/jobs/Job.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { listSignatures, postSignature } from "#domain/signatures/signaturesApi.ts"
import { signedChangeText } from "#domain/signatures/signedChangeText.ts"
import type { SignedChange } from "#domain/signatures/SignedChange.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { SignaturePad } from "#ui/SignaturePad.tsx"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import { SignatureView } from "#ui/SignatureView.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { documentsOf } from "./jobDocuments.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** The job whose documents are signed. */
export interface SignedJob {
  readonly id: JobId
  readonly version: number
  readonly stage: Stage
  readonly customerName: string
  readonly install: JobInstall
  readonly lines: ReadonlyArray<Pick<EstimateLine, "kind">>
}

/** Lists who signed which of the job's documents, and lets the user collect a signature. */
export function Signatures({ job, isDirty }: { readonly job: SignedJob; readonly isDirty: boolean }) {
  const { t, of } = useWords()
  const { moment } = useFormats()
  const [isTaking, setTaking] = useState(false)
  const { data } = useApiQuery(listSignatures, { id: job.id })
  const given = data ?? []
  return (
    <div className="Signatures">
      <div className="SignatureHead">
        <h3 className="JobFilesTitle">{t("signature.title")}</h3>
        <Button icon="edit" size="small" isDisabled={isDirty} onPress={() => setTaking(true)}>
          {t("signature.take")}
        </Button>
      </div>
      {isDirty && <p className="Quiet">{t("signature.saveFirst")}</p>}
      {given.length === 0 && <p className="Quiet">{t("signature.none")}</p>}
      {given.length > 0 && (
        <ul className="SignatureList" aria-label={t("signature.title")}>
          {given.map(({ id, at, changes, document, isCurrent, mark, signedBy, takenBy }) => (
            <li key={id} className="SignatureGiven">
              <SignatureView value={mark} label={t("signature.of", { name: signedBy })} />
              <div>
                <p>
                  {of("stage", document)}: {signedBy}
                </p>
                <p className="Quiet">
                  {moment(at)}
                  {takenBy === null ? "" : ` · ${t("signature.takenBy", { name: takenBy.name })}`}
                </p>
                <StatusDot tone={isCurrent ? "success" : "warning"}>
                  {t(
                    !isCurrent
                      ? "signature.earlier"
                      : changes?.length === 0
                        ? "signature.current"
                        : "signature.filledIn"
                  )}
                </StatusDot>
                <ChangesSince changes={changes} name={signedBy} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {isTaking && <TakeSignature job={job} onClose={() => setTaking(false)} />}
    </div>
  )
}

/** What changed since a signature, line by line. */
function ChangesSince({
  changes,
  name
}: {
  readonly changes: ReadonlyArray<SignedChange> | null
  readonly name: string
}) {
  const { t } = useWords()
  const formats = useFormats()
  if (changes === null) return <p className="Quiet">{t("signature.changesUnknown")}</p>
  if (changes.length === 0) return null
  return (
    <ul className="SignatureChanges" aria-label={t("signature.changes", { name })}>
      {changes.map((change, place) => (
        <li key={place}>{signedChangeText(change, { t, ...formats, line: (description) => description })}</li>
      ))}
    </ul>
  )
}

const says = {
  quote: "signature.saysQuote",
  workorder: "signature.saysWorkOrder",
  invoice: "signature.saysInvoice"
} as const

/** Collects the customer's signature on a job document, at the counter or at the vehicle. */
function TakeSignature({ job, onClose }: { readonly job: SignedJob; readonly onClose: () => void }) {
  const { t, of } = useWords()
  const showToast = useToast()
  const textOf = useFailureText()
  const { canViewPrices } = usePermissions()
  const papers: ReadonlyArray<Stage> = canViewPrices ? documentsOf(job.stage) : ["workorder"]
  const [document, setDocument] = useState<Stage>(papers.at(-1)!)
  const [signedBy, setSignedBy] = useState(job.customerName)
  const [mark, setMark] = useState<SignatureValue | null>(null)
  const [problems, setProblems] = useState<{ readonly name?: string; readonly mark?: string }>({})
  const { send, isPending } = useApiMutation(postSignature, {
    invalidates: [listSignatures, listJobChanges, getJob],
    onDone: () => {
      showToast({ kind: "success", text: t("signature.taken", { document: of("stage", document) }) })
      onClose()
    },
    onFailure: (failure) => {
      setProblems({ mark: textOf(failure) })
      return true
    }
  })
  const keep = () => {
    const missing = {
      ...(signedBy.trim() === "" ? { name: t("required", { field: t("signature.name"), length: "" }) } : {}),
      ...(mark === null || (mark._tag === "typed" && mark.name.trim() === "") ? { mark: t("signature.missing") } : {})
    }
    setProblems(missing)
    if (mark !== null && Object.keys(missing).length === 0)
      send({ id: job.id, version: job.version, document, signedBy: signedBy.trim(), mark })
  }
  return (
    <Dialog
      title={t("signature.take")}
      closeLabel={t("close")}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button variant="primary" isPending={isPending} onPress={keep}>
            {t("signature.keep")}
          </Button>
        </>
      }
    >
      <div className="TakeSignature">
        {papers.length > 1 && (
          <SegmentedControl
            label={t("signature.paper")}
            value={document}
            onChange={setDocument}
            options={papers.map((paper) => ({ value: paper, label: of("stage", paper) }))}
          />
        )}
        <TextField
          label={t("signature.name")}
          value={signedBy}
          onChange={setSignedBy}
          isRequired
          maxLength={120}
          errorMessage={problems.name}
        />
        <SignaturePad
          label={t("signature.signature")}
          description={t(says[document])}
          errorMessage={problems.mark}
          value={mark}
          onChange={setMark}
          wayLabel={t("signature.way")}
          drawLabel={t("signature.draw")}
          typeLabel={t("signature.type")}
          hint={t("signature.here")}
          drawnLabel={t("signature.of", { name: signedBy })}
          clearLabel={t("signature.clear")}
          nameLabel={t("signature.typedName")}
        />
      </div>
    </Dialog>
  )
}
