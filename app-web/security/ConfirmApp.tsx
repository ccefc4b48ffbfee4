import "./security.css"
import { useMemo } from "react"
import { encode } from "uqr"
import {
  getOwnSecondStep,
  type postOwnAuthenticator,
  postOwnAuthenticatorCode
} from "#domain/second-step/secondStepApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useForm } from "#web/forms/useForm.ts"
import { copyText } from "#web/page/copyText.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"

export interface SecondStepSectionProps {
  /** Called with the recovery codes that are issued with the first second step. */
  readonly onCodes: (codes: ReadonlyArray<string>) => void
}

/** A new authenticator app not yet confirmed by a code: its key, and the URL in its QR code. */
export type NewAuthenticator = typeof postOwnAuthenticator.output.Type

/** The QR code and key of a new authenticator app, and a field for the first code, which confirms it. */
export function ConfirmApp({
  made,
  onClose,
  onCodes
}: SecondStepSectionProps & { readonly made: NewAuthenticator; readonly onClose: () => void }) {
  const { t } = useWords()
  const showToast = useToast()
  const form = useForm(postOwnAuthenticatorCode.input, { code: "" })
  const confirm = useApiMutation(postOwnAuthenticatorCode, {
    invalidates: [getOwnSecondStep],
    onDone: ({ recoveryCodes }) => {
      onClose()
      showToast({ kind: "success", text: t("app.isSetUp") })
      onCodes(recoveryCodes)
    },
    onFailure: ({ _tag }) => {
      if (_tag === "CodeNotRight") form.setServerErrors({ code: ["failure.CodeNotRight"] }, true)
      return _tag === "CodeNotRight"
    }
  })
  const copy = async () =>
    showToast(
      (await copyText(made.secret))
        ? { kind: "info", text: t("app.secretCopied") }
        : { kind: "warning", text: t("copy.refused") }
    )
  const submit = () => {
    const typed = form.check()
    if (typed !== undefined && !confirm.isPending) confirm.send(typed)
  }
  return (
    <Dialog
      title={t("app.setUp")}
      closeLabel={t("close")}
      isDismissable={false}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="SecurityForm">
          <p>{t("app.scan")}</p>
          <QrCode label={t("app.qr")} text={made.uri} />
          <div className="SecurityHere">
            <ButtonLink href={made.uri}>{t("app.here")}</ButtonLink>
          </div>
          <div className="SecurityKey">
            <p className="SecurityQuiet">
              {t("app.secret")}
              <br />
              <span className="SecuritySecret">{made.secret.match(/.{1,4}/g)?.join(" ")}</span>
            </p>
            <IconButton icon="copy" label={t("app.copySecret")} onPress={() => void copy()} />
          </div>
          <TextField
            {...form.field("code", t("secondStep.code"))}
            isRequired
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck="false"
          />
          <div>
            <Button type="submit" variant="primary" isPending={confirm.isPending}>
              {t("app.confirm")}
            </Button>
          </div>
        </div>
      </Form>
    </Dialog>
  )
}

/** A QR code drawn on the page itself, dark on white in both themes so that every camera can read it. */
function QrCode({ label, text }: { readonly label: string; readonly text: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: "M", border: 4 }), [text])
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("")
  return (
    <svg
      className="SecurityQr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
