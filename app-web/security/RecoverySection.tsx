import { useState } from "react"
import { getOwnSecondStep, postOwnRecoveryCodes } from "#domain/second-step/secondStepApi.ts"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useWords } from "#web/words/useWords.ts"
import { PasswordDialog } from "./lazyDialogs.ts"
import type { SecondStepSectionProps } from "./ConfirmApp.tsx"

/** The number of recovery codes left, with a warning when they run low, and a button to create new ones. */
export function RecoverySection({ left, onCodes }: SecondStepSectionProps & { readonly left: number }) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const renew = useApiMutation(postOwnRecoveryCodes, {
    invalidates: [getOwnSecondStep],
    onDone: ({ recoveryCodes }) => {
      setAsking(false)
      onCodes(recoveryCodes)
    },
    onFailure: () => true
  })
  return (
    <Section
      title={t("recovery.title")}
      description={t("recovery.about")}
      id="recovery"
      status={<StatusDot tone={left > 3 ? "success" : "warning"}>{t("recovery.left", { left })}</StatusDot>}
      actions={
        <Button
          onPress={() => {
            renew.reset()
            setAsking(true)
          }}
        >
          {t("recovery.new")}
        </Button>
      }
    >
      {isAsking && (
        <PasswordDialog
          title={t("recovery.new")}
          confirmLabel={t("recovery.new")}
          isPending={renew.isPending}
          failure={renew.failure}
          onClose={() => setAsking(false)}
          onConfirm={({ currentPassword }) => renew.send({ currentPassword })}
        >
          <p>{t("recovery.newWhy")}</p>
        </PasswordDialog>
      )}
    </Section>
  )
}
