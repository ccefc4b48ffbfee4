import { useState } from "react"
import type { User } from "#domain/people/User.ts"
import { getUser, listUsers, listUserSessions, putUserActive } from "#domain/people/usersApi.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import { GivePassword } from "./GivePassword.tsx"

export interface UserActionsProps {
  readonly user: User
  /** What stands now, for the form beside. */
  readonly onChanged: (now: User) => void
}

/** What is done to a person at once: a new password, shutting out, letting in. */
export function UserActions({ user, onChanged }: UserActionsProps) {
  const { t } = useWords()
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const name = `${user.firstName} ${user.lastName}`
  const turn = useSend(putUserActive, {
    refreshes: [listUsers, getUser, listUserSessions],
    onDone: (now) => {
      setAsking(false)
      onChanged(now)
      say({ kind: "success", text: t(now.active ? "user.activated" : "user.deactivated", { name }) })
    },
    onFailure: () => setAsking(false)
  })
  const send = () => turn.send({ id: user.id, version: user.version, active: !user.active })
  return (
    <>
      <GivePassword user={user} />
      {user.active ? (
        <Button variant="secondary" onPress={() => setAsking(true)}>
          {t("user.deactivate")}
        </Button>
      ) : (
        <Button variant="secondary" isPending={turn.isPending} onPress={send}>
          {t("user.activate")}
        </Button>
      )}
      <ConfirmDialog
        title={t("user.deactivateTitle", { name })}
        confirmLabel={t("user.deactivate")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isAsking}
        isPending={turn.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        {t("user.deactivateWhy")}
      </ConfirmDialog>
    </>
  )
}
