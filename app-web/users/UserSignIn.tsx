import { useState } from "react"
import { securityAdminAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import type { User } from "#domain/people/User.ts"
import { deleteUserSessions, listUserSessions } from "#domain/people/usersApi.ts"
import { deleteUserSecondStep, getUserSecondStep } from "#domain/second-step/secondStepApi.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useUser } from "#web/access/useUser.ts"
import { SignIns } from "#web/account/SignIns.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"

interface UserSignInProps {
  readonly user: User
  readonly isOwn: boolean
}

/** A user's sign-in methods and sessions, below the rest of their form, in a separate chunk. */
export function UserSignIn({ isOwn, user }: UserSignInProps) {
  return (
    <>
      <UserSecondStep user={user} isOwn={isOwn} />
      <SignInsSection user={user} />
    </>
  )
}

/** A user's second step, with a way to reset it if they lost their phone and recovery codes. */
function UserSecondStep({ isOwn, user }: UserSignInProps) {
  const { t } = useWords()
  const showToast = useToast()
  const asking = useUser()
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useApiQuery(getUserSecondStep, { id: user.id })
  const name = `${user.firstName} ${user.lastName}`
  const reset = useApiMutation(deleteUserSecondStep, {
    invalidates: [getUserSecondStep, listUserSessions],
    onDone: () => {
      setAsking(false)
      showToast({ kind: "success", text: t("user.secondStepIsReset", { name }) })
    },
    onFailure: () => setAsking(false)
  })
  const hasAny = data !== undefined && (data.passkeys.length > 0 || data.hasAuthenticator)
  return (
    <Section
      title={t("user.secondStep")}
      id="second-step"
      actions={
        hasAny &&
        !isOwn && (
          <Button size="small" onPress={() => setAsking(true)}>
            {t("user.secondStepReset")}
          </Button>
        )
      }
    >
      {data === undefined &&
        (error === null ? (
          <div role="status" aria-label={t("loading")}>
            <Skeleton widths={["40%"]} />
          </div>
        ) : (
          <LoadFailed failure={error} onRetry={() => void refetch()} />
        ))}
      {data !== undefined && !hasAny && <p>{t("user.secondStepNone")}</p>}
      {hasAny && data.hasAuthenticator && <p>{t("user.secondStepApp")}</p>}
      {hasAny && <p>{t("user.secondStepHas", { passkeys: data.passkeys.length, codes: data.recoveryCodesLeft })}</p>}
      {hasAccess(securityAdminAccess, asking) && (
        <p>
          <Link href={`/admin/audit?person=${user.id}`}>{t("user.auditLink", { name })}</Link>
        </p>
      )}
      <ConfirmDialog
        title={t("user.secondStepResetTitle", { name })}
        confirmLabel={t("user.secondStepReset")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isAsking}
        isPending={reset.isPending}
        onConfirm={() => reset.send({ id: user.id })}
        onCancel={() => setAsking(false)}
      >
        {t("user.secondStepResetWhy")}
      </ConfirmDialog>
    </Section>
  )
}

/** A user's sessions, with a way to end them, such as after a phone was lost or someone left (S7). */
function SignInsSection({ user }: { readonly user: User }) {
  const { t } = useWords()
  const showToast = useToast()
  const sessions = useApiQuery(listUserSessions, { id: user.id })
  const end = useApiMutation(deleteUserSessions, {
    invalidates: [listUserSessions],
    onDone: () => showToast({ kind: "success", text: t("sessions.ended") })
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
