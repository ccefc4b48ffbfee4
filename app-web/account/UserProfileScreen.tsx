import { useIntl } from "react-intl"
import { getProfile } from "#domain/account/accountApi.ts"
import { formatPhone } from "#domain/shared/phoneDigits.ts"
import { Avatar } from "#ui/Avatar.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { localizeTimeZone, formatTimeZone } from "#web/forms/timeZones.ts"
import { TruncatedText } from "#web/page/TruncatedText.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { languageName, languageOf } from "#domain/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import { OwnSignIns } from "./SignIns.tsx"
import { useProfileWords } from "./useProfileWords.ts"
import "./UserProfileScreen.css"

/** /account/user-profile: the user's own record in the shop, and their sessions. */
export function UserProfileScreen() {
  const { t, of } = useWords()
  const { labels } = useProfileWords()
  const { locale } = useIntl()
  const { data, error, refetch } = useApiQuery(getProfile, {})
  return (
    <>
      <PageHeader
        title={t("route.userProfile")}
        about={t("userProfile.about")}
        actions={
          <>
            <ButtonLink icon="lock" href="/account/security">
              {t("route.security")}
            </ButtonLink>
            <ButtonLink href="/account/change-password">{t("route.changePassword")}</ButtonLink>
            <ButtonLink icon="edit" variant="primary" href="/account/profile">
              {t("account.profile")}
            </ButtonLink>
          </>
        }
      />
      {data === undefined &&
        (error === null ? (
          <div role="status" aria-label={t("loading")}>
            <Skeleton widths={["30%", "50%", "40%"]} />
          </div>
        ) : (
          <LoadFailed failure={error} onRetry={() => void refetch()} />
        ))}
      {data !== undefined && (
        <Section title={`${data.firstName} ${data.lastName}`} id="you">
          <div className="UserProfile">
            <Avatar name={`${data.firstName} ${data.lastName}`} src={data.imageUrl} size={96} />
            <DefinitionList
              items={[
                { label: t("userName"), value: data.userName },
                { label: t("user.roles"), value: data.roles.map((role) => of("role", role)).join(", ") },
                { label: labels.emailAddress, value: <TruncatedText text={data.emailAddress} /> },
                { label: labels.phoneNumber, value: formatPhone(data.phoneNumber) || "–" },
                { label: labels.defaultLanguage, value: languageName(languageOf(data.defaultLanguage)) },
                { label: labels.timeZone, value: formatTimeZone(localizeTimeZone(data.timeZone, locale)) }
              ]}
            />
          </div>
        </Section>
      )}
      <OwnSignIns />
    </>
  )
}
