import { useState } from "react"
import { listSignatures } from "#domain/signatures/signaturesApi.ts"
import { Button } from "#ui/Button.tsx"
import { SignatureView } from "#ui/SignatureView.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { SignedJob } from "./Files.tsx"
import { TakeSignature } from "./TakeSignature.tsx"

/** Who signed which paper of a job, and the way to sign one. */
export function Signatures({ job, isDirty }: { readonly job: SignedJob; readonly isDirty: boolean }) {
  const { t, of } = useWords()
  const { moment } = useFormats()
  const [isTaking, setTaking] = useState(false)
  const { data } = useQueryOf(listSignatures, { id: job.id })
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
          {given.map(({ id, at, document, isCurrent, mark, signedBy, takenBy }) => (
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
                  {t(isCurrent ? "signature.current" : "signature.earlier")}
                </StatusDot>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isTaking && <TakeSignature job={job} onClose={() => setTaking(false)} />}
    </div>
  )
}
