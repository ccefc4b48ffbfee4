import type { User } from "#domain/people/User.ts"
import { phoneText } from "#domain/shared/phoneText.ts"
import { Callout } from "#ui/Callout.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { useWords } from "#web/words/useWords.ts"
import { UserStatus } from "./UserStatus.tsx"
import { useUserNames } from "./useUserNames.ts"

/** A person whom whoever looks may not change: an admin looking at an owner. */
export function UserFacts({ user }: { readonly user: User }) {
  const { t, of } = useWords()
  const { labels } = useUserNames()
  const items = [
    { label: labels.userName, value: user.userName },
    { label: labels.emailAddress, value: user.emailAddress },
    { label: labels.phoneNumber, value: phoneText(user.phoneNumber) || "–" },
    { label: labels.roles, value: user.roles.map((role) => of("role", role)).join(", ") }
  ]
  return (
    <>
      <PageHeader
        title={`${user.firstName} ${user.lastName}`}
        back={{ label: t("users.title"), href: "/users" }}
        status={<UserStatus user={user} />}
      />
      <Callout title={t("user.notYours")}>{t("user.notYoursWhy")}</Callout>
      <Section title={t("user.who")}>
        <DefinitionList items={items} />
      </Section>
    </>
  )
}
