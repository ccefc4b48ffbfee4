import { useState } from "react"
import {
  getOwnSecondStep, postOwnAuthenticator, postOwnAuthenticatorCode, postOwnAuthenticatorRemoval
} from "#domain/second-step/secondStepApi.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { Section } from "#ui/Section.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useForm } from "#web/api/useForm.ts"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import type { SecondStepSectionProps } from "./PasskeysSection.tsx"
import { PasswordDialog } from "./PasswordDialog.tsx"
import { QrCode } from "./QrCode.tsx"

type Made = typeof postOwnAuthenticator.output.Type

/** One's own authenticator app: set up by a QR code or a typed key and a first code, and taken away. */
export function AuthenticatorSection({ isThere, onCodes }: SecondStepSectionProps & { readonly isThere: boolean }) {
  const { t } = useWords()
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const [made, setMade] = useState<Made>()
  const start = useSend(postOwnAuthenticator, {
    onDone: (secret) => {
      setAsking(false)
      setMade(secret)
    },
    onFailure: () => true
  })
  const remove = useSend(postOwnAuthenticatorRemoval, {
    refreshes: [getOwnSecondStep],
    onDone: () => {
      setAsking(false)
      say({ kind: "success", text: t("app.isRemoved") })
    },
    onFailure: () => true
  })
  const ask = () => {
    start.reset()
    remove.reset()
    setAsking(true)
  }
  const label = t(isThere ? "app.remove" : "app.setUp")
  return (
    <Section
      title={t("app.title")} description={t("app.about")} id="authenticator" status={<StatusDot tone={isThere ? "success" : "neutral"} isHollow={!isThere}>{t(isThere ? "app.there" : "app.none")}</StatusDot>}
      actions={<Button variant={isThere ? "quiet" : "secondary"} onPress={ask}>{label}</Button>}
    >
      {isAsking && (
        <PasswordDialog
          title={label} confirmLabel={isThere ? t("passkeys.remove") : t("security.continue")} isPending={start.isPending || remove.isPending} failure={isThere ? remove.failure : start.failure}
          onClose={() => setAsking(false)} onConfirm={({ currentPassword }) => isThere ? remove.send({ currentPassword }) : start.send({ currentPassword })}
        />
      )}
      {made !== undefined && <ConfirmApp made={made} onClose={() => setMade(undefined)} onCodes={onCodes} />}
    </Section>
  )
}

function ConfirmApp({ made, onClose, onCodes }: SecondStepSectionProps & { readonly made: Made; readonly onClose: () => void }) {
  const { t } = useWords()
  const say = useSay()
  const form = useForm(postOwnAuthenticatorCode.input, { code: "" })
  const confirm = useSend(postOwnAuthenticatorCode, {
    refreshes: [getOwnSecondStep],
    onDone: ({ recoveryCodes }) => {
      onClose()
      say({ kind: "success", text: t("app.isSetUp") })
      onCodes(recoveryCodes)
    },
    onFailure: ({ _tag }) => {
      if (_tag === "CodeNotRight") form.setServerErrors({ code: ["failure.CodeNotRight"] })
      return _tag === "CodeNotRight"
    }
  })
  const submit = () => {
    const typed = form.check()
    if (typed !== undefined && !confirm.isPending) confirm.send(typed)
  }
  return (
    <Dialog title={t("app.setUp")} closeLabel={t("close")} isDismissable={false} isOpen onOpenChange={(open) => { if (!open) onClose() }}>
      <Form onSubmit={(event) => { event.preventDefault(); submit() }}>
        <div className="SecurityForm">
          <p>{t("app.scan")}</p>
          <QrCode label={t("app.qr")} text={made.uri} />
          <p className="SecurityQuiet">{t("app.secret")}<br /><span className="SecuritySecret">{made.secret.match(/.{1,4}/g)?.join(" ")}</span></p>
          <TextField {...form.field("code", t("secondStep.code"))} isRequired autoFocus inputMode="numeric" autoComplete="one-time-code" spellCheck="false" />
          <div><Button type="submit" variant="primary" isPending={confirm.isPending}>{t("app.confirm")}</Button></div>
        </div>
      </Form>
    </Dialog>
  )
}
