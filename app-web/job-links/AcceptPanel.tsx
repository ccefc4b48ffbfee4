import { type ReactNode, useId, useState } from "react"
import { Language } from "#ui/Language.tsx"
import { SignaturePad } from "#ui/SignaturePad.tsx"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import type { PageWords } from "./pageWordsOf.ts"

interface AcceptPanelProps {
  readonly words: PageWords
  readonly locale: string
  readonly total: string
  readonly isBusy: boolean
  /** Why it was not done, said above the button. */
  readonly problem: ReactNode
  readonly onAccept: (signedBy: string, mark: SignatureValue) => void
  readonly onBack: () => void
}

/** The sentence that is signed, the name and the signature under it. */
export function AcceptPanel({ words, locale, total, isBusy, problem, onAccept, onBack }: AcceptPanelProps) {
  const [name, setName] = useState("")
  const [mark, setMark] = useState<SignatureValue | null>(null)
  const [wasAsked, setAsked] = useState(false)
  const [titleId, nameId, problemId] = [useId(), useId(), useId()]
  const isNameMissing = wasAsked && name.trim() === ""
  const accept = () => {
    setAsked(true)
    if (name.trim() === "") return document.getElementById(nameId)?.focus()
    if (mark !== null) onAccept(name.trim(), mark)
  }
  return (
    <Language locale={locale}>
      <section className="LinkPanel" aria-labelledby={titleId}>
        <h2 id={titleId}>{words("acceptTitle")}</h2>
        <p>{words("acceptSays", { total })}</p>
        <label htmlFor={nameId}>{words("name")}</label>
        {/* The person asked to sign just now. */}
        <input
          id={nameId}
          value={name}
          autoFocus
          autoComplete="name"
          maxLength={120}
          aria-invalid={isNameMissing || undefined}
          {...(isNameMissing ? { "aria-describedby": problemId } : {})}
          onChange={({ target }) => setName(target.value.replace(/[<>]/g, ""))}
        />
        {isNameMissing && (
          <p id={problemId} className="LinkProblem" role="alert">
            {words("nameMissing")}
          </p>
        )}
        <SignaturePad
          label={words("signature")}
          value={mark}
          onChange={setMark}
          errorMessage={wasAsked && mark === null ? words("signatureMissing") : undefined}
          wayLabel={words("way")}
          drawLabel={words("draw")}
          typeLabel={words("type")}
          hint={words("signHere")}
          drawnLabel={words("signed")}
          clearLabel={words("clear")}
          nameLabel={words("typedName")}
          isDisabled={isBusy}
        />
        {problem}
        <div className="LinkPanelRow">
          <button type="button" className="LinkButton" data-loud disabled={isBusy} onClick={accept}>
            {words("acceptSend")}
          </button>
          <button type="button" className="LinkButton" disabled={isBusy} onClick={onBack}>
            {words("back")}
          </button>
        </div>
      </section>
    </Language>
  )
}
