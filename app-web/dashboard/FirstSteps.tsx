import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { useUser } from "#web/session/useUser.ts"
import { mayFollow } from "#web/shell/mayOpen.ts"
import { useWords } from "#web/words/useWords.ts"

/** A shop's first morning, instead of figures that are all zero: what to do, in order, as far as the person may. */
export function FirstSteps() {
  const { t } = useWords()
  const user = useUser()
  const steps = [
    {
      href: "/locations",
      icon: "map-pin",
      title: t("dashboard.firstLocation"),
      hint: t("dashboard.firstLocationHint")
    },
    {
      href: "/pricing-profile",
      icon: "tag",
      title: t("dashboard.firstProfile"),
      hint: t("dashboard.firstProfileHint")
    },
    { href: "/jobs/create", icon: "document", title: t("dashboard.firstQuote"), hint: t("dashboard.firstQuoteHint") }
  ] as const
  return (
    <Section title={t("dashboard.firstTitle")} description={t("dashboard.firstAbout")}>
      <ol className="FirstSteps">
        {steps
          .filter(({ href }) => mayFollow(user, href))
          .map(({ href, icon, title, hint }) => (
            <li key={href}>
              <Icon name={icon} size={22} />
              <span>
                <Link href={href}>{title}</Link>
                <span className="InstallQuiet">{hint}</span>
              </span>
            </li>
          ))}
      </ol>
    </Section>
  )
}
