import { deleteOtherSessions, deleteOwnSession, listOwnDevices, listOwnSessions } from "#domain/account/accountApi.ts"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { SignIns } from "./SignIns.tsx"

/** One's own sign-ins, and the way to end those that are not here (S7). */
export function OwnSignIns() {
  const { t } = useWords()
  const say = useSay()
  const sessions = useQueryOf(listOwnSessions, {})
  const done = {
    refreshes: [listOwnSessions],
    onDone: () => say({ kind: "success" as const, text: t("sessions.ended") })
  }
  const end = useSend(deleteOwnSession, done)
  const endOthers = useSend(deleteOtherSessions, { ...done, refreshes: [listOwnSessions, listOwnDevices] })
  const others = sessions.data?.filter(({ isThis }) => !isThis) ?? []
  return (
    <Section
      title={t("sessions.title")}
      description={t("sessions.about")}
      id="sessions"
      actions={
        others.length > 0 && (
          <Button isPending={endOthers.isPending} onPress={() => endOthers.send({})}>
            {t("sessions.endOthers")}
          </Button>
        )
      }
    >
      <SignIns
        sessions={sessions}
        emptyText={t("sessions.none")}
        actions={({ id, isThis, userAgent }) =>
          !isThis && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t("sessions.endOne", { device: deviceName(userAgent) ?? t("sessions.unknownDevice") })}
              onPress={() => end.send({ id })}
            >
              {t("sessions.end")}
            </Button>
          )
        }
      />
    </Section>
  )
}
