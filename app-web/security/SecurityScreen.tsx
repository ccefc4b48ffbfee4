import { useState } from "react"
import { getOwnSecondStep } from "#domain/second-step/secondStepApi.ts"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { Callout } from "#ui/Callout.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { OwnDevices } from "#web/account/OwnDevices.tsx"
import { OwnSignIns } from "#web/account/SignIns.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useSession } from "#web/session/useSession.ts"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { AuthenticatorSection } from "./AuthenticatorSection.tsx"
import { RecoveryCodes } from "./lazyDialogs.ts"
import { PasskeysSection } from "./PasskeysSection.tsx"
import { RecoverySection } from "./RecoverySection.tsx"
import { SignInHistory } from "./SignInHistory.tsx"
import "./security.css"

/**
 * /account/security: the user's sign-in methods and history. Also the first screen for users who must set up a second
 * step.
 */
export function SecurityScreen() {
  const { t } = useWords()
  const user = useUser()
  const { changed } = useSession()
  const [codes, setCodes] = useState<ReadonlyArray<string>>([])
  const { data, error, refetch } = useApiQuery(getOwnSecondStep, {})
  const must = user.mustSetUpSecondStep
  const onCodes = (made: ReadonlyArray<string>) => (made.length > 0 ? setCodes(made) : must && changed())
  const onKept = () => {
    setCodes([])
    // Gives access to the screens that were blocked until now.
    if (must) changed()
  }
  const hasAny = data !== undefined && (data.passkeys.length > 0 || data.hasAuthenticator)
  return (
    <>
      <PageHeader title={t("route.security")} about={t("security.about")} />
      {must && (
        <Callout tone="warning" title={t("security.must")}>
          {t("security.mustWhy")}
        </Callout>
      )}
      {data === undefined &&
        (error === null ? (
          <div role="status" aria-label={t("loading")}>
            <Skeleton widths={["30%", "50%", "40%"]} />
          </div>
        ) : (
          <LoadFailed failure={error} onRetry={() => void refetch()} />
        ))}
      {data !== undefined && (
        <>
          <PasskeysSection passkeys={data.passkeys} onCodes={onCodes} />
          <AuthenticatorSection isThere={data.hasAuthenticator} onCodes={onCodes} />
          {hasAny && <RecoverySection left={data.recoveryCodesLeft} onCodes={onCodes} />}
        </>
      )}
      {!must && hasAccess(access["/account"], user) && (
        <>
          <OwnSignIns />
          <OwnDevices />
        </>
      )}
      <SignInHistory />
      {codes.length > 0 && <RecoveryCodes codes={codes} onSaved={onKept} />}
    </>
  )
}
