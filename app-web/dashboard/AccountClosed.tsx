import { access } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { Callout } from "#ui/Callout.tsx"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"

/** Spec §4 Account lockout: why all else is shut, and who can open it. */
export function AccountClosed() {
  const { t } = useWords()
  const maySettle = mayEnter(access["/billing/account"], useUser())
  return (
    <Callout
      tone="warning"
      title={t("closed.title")}
      links={maySettle ? [{ label: t("closed.settle"), href: "/billing/account" }] : []}
    >
      {maySettle ? t("closed.aboutAdmin") : t("closed.about")}
    </Callout>
  )
}
