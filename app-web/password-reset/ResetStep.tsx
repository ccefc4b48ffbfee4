import type { EventFrom, SnapshotFrom } from "xstate"
import type { passwordResetMachine } from "#domain/password-reset/passwordResetMachine.ts"
import { Spinner } from "#ui/Spinner.tsx"
import { useTitle } from "#web/shell/useTitle.ts"
import { useWords } from "#web/words/useWords.ts"
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx"
import { LinkNotChecked } from "./LinkNotChecked.tsx"
import { LinkSent } from "./LinkSent.tsx"
import { NewPasswordForm } from "./NewPasswordForm.tsx"
import { PasswordDone } from "./PasswordDone.tsx"

export interface StepProps {
  readonly snapshot: SnapshotFrom<typeof passwordResetMachine>
  readonly send: (event: EventFrom<typeof passwordResetMachine>) => void
}

/** What the present step of the recovery shows. */
export function ResetStep({ snapshot, send }: StepProps) {
  const { t } = useWords()
  const isChoosing = snapshot.matches("choosing") || snapshot.matches("setting")
  useTitle(t(isChoosing || snapshot.matches("done") ? "route.resetPassword" : "route.forgotPassword"))
  if (isChoosing) return <NewPasswordForm snapshot={snapshot} send={send} />
  if (snapshot.matches("sent")) return <LinkSent email={snapshot.context.email} again={() => send({ type: "again" })} />
  if (snapshot.matches("done") || snapshot.matches("left"))
    return <PasswordDone login={() => send({ type: "login" })} />
  if (snapshot.matches("unreachable")) return <LinkNotChecked again={() => send({ type: "again" })} />
  if (snapshot.matches("checkingLink")) return <Spinner label={t("passwordReset.checking")} size={28} />
  return <ForgotPasswordForm snapshot={snapshot} send={send} />
}
