import { useState } from "react"
import {
  getOwnSecondStep,
  postOwnAuthenticator,
  postOwnAuthenticatorRemoval
} from "#domain/second-step/secondStepApi.ts"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import type { NewAuthenticator } from "./ConfirmApp.tsx"
import { ConfirmApp, PasswordDialog } from "./lazyDialogs.ts"
import type { SecondStepSectionProps } from "./ConfirmApp.tsx"

/** The user's authenticator app: set up with a QR code or a typed key and confirmed with a first code, or removed. */
export function AuthenticatorSection({ isThere, onCodes }: SecondStepSectionProps & { readonly isThere: boolean }) {
  const { t } = useWords()
  const showToast = useToast()
  const [isAsking, setAsking] = useState(false)
  const [made, setMade] = useState<NewAuthenticator>()
  const start = useApiMutation(postOwnAuthenticator, {
    onDone: (secret) => {
      setAsking(false)
      setMade(secret)
    },
    onFailure: () => true
  })
  const remove = useApiMutation(postOwnAuthenticatorRemoval, {
    invalidates: [getOwnSecondStep],
    onDone: () => {
      setAsking(false)
      showToast({ kind: "success", text: t("app.isRemoved") })
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
      title={t("app.title")}
      description={t("app.about")}
      id="authenticator"
      status={
        <StatusDot tone={isThere ? "success" : "neutral"} isHollow={!isThere}>
          {t(isThere ? "app.there" : "app.none")}
        </StatusDot>
      }
      actions={<Button onPress={ask}>{label}</Button>}
    >
      {isAsking && (
        <PasswordDialog
          title={label}
          confirmLabel={isThere ? t("passkeys.remove") : t("security.continue")}
          isPending={start.isPending || remove.isPending}
          failure={isThere ? remove.failure : start.failure}
          onClose={() => setAsking(false)}
          onConfirm={({ currentPassword }) =>
            isThere ? remove.send({ currentPassword }) : start.send({ currentPassword })
          }
        />
      )}
      {made !== undefined && <ConfirmApp made={made} onClose={() => setMade(undefined)} onCodes={onCodes} />}
    </Section>
  )
}
