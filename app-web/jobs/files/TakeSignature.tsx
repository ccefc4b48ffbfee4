import { useState } from "react"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import type { Stage } from "#domain/jobs/Job.ts"
import { listSignatures, postSignature } from "#domain/signatures/signaturesApi.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { SignaturePad } from "#ui/SignaturePad.tsx"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import { TextField } from "#ui/TextField.tsx"
import { useSend } from "#web/api/useSend.ts"
import { documentsOf } from "#web/jobs/stage/documentHref.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"
import type { SignedJob } from "./Files.tsx"

const says = {
  quote: "signature.saysQuote",
  workorder: "signature.saysWorkOrder",
  invoice: "signature.saysInvoice"
} as const

/** Takes the customer's signature on a paper of the job, at the counter or at the car. */
export function TakeSignature({ job, onClose }: { readonly job: SignedJob; readonly onClose: () => void }) {
  const { t, of } = useWords()
  const say = useSay()
  const textOf = useFailureText()
  const { seesPrices } = useRights()
  const papers: ReadonlyArray<Stage> = seesPrices ? documentsOf(job.stage) : ["workorder"]
  const [document, setDocument] = useState<Stage>(papers.at(-1)!)
  const [signedBy, setSignedBy] = useState(job.customerName)
  const [mark, setMark] = useState<SignatureValue | null>(null)
  const [problems, setProblems] = useState<{ readonly name?: string; readonly mark?: string }>({})
  const { send, isPending } = useSend(postSignature, {
    refreshes: [listSignatures, listJobChanges, getJob],
    onDone: () => {
      say({ kind: "success", text: t("signature.taken", { document: of("stage", document) }) })
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
