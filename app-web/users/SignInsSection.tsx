import type { User } from "#domain/people/User.ts"
import { deleteUserSessions, listUserSessions } from "#domain/people/usersApi.ts"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useSend } from "#web/api/useSend.ts"
import { SignIns } from "#web/account/SignIns.tsx"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"

/** Where a person is signed in, and the way to end it: a phone was lost, somebody left (S7). */
export function SignInsSection({ user }: { readonly user: User }) {
  const { t } = useWords()
  const say = useSay()
  const sessions = useQueryOf(listUserSessions, { id: user.id })
  const end = useSend(deleteUserSessions, {
    refreshes: [listUserSessions],
    onDone: () => say({ kind: "success", text: t("sessions.ended") })
  })
  const isAny = (sessions.data?.length ?? 0) > 0
  return (
    <Section
      title={t("sessions.title")}
      id="sessions"
      actions={
        isAny && (
          <Button size="small" isPending={end.isPending} onPress={() => end.send({ id: user.id })}>
            {t("sessions.endAll")}
          </Button>
        )
      }
    >
      <SignIns sessions={sessions} emptyText={t("sessions.none")} />
    </Section>
  )
}
