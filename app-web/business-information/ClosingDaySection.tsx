import "./ClosingDaySection.css"
import { useState } from "react"
import { usageAccess, ownerAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { getClosingDay } from "#domain/payments/closingDayApi.ts"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { CloseBooksProps } from "./CloseBooks.tsx"

const CloseBooks = lazyPart<CloseBooksProps, "CloseBooks">(() => import("./CloseBooks.tsx"), "CloseBooks", "asked")

/** Shows the day through which the books are closed. The owner can close and reopen them. */
export function ClosingDaySection() {
  const user = useUser()
  return hasAccess(usageAccess, user) ? <ClosedBooks isOwner={hasAccess(ownerAccess, user)} /> : null
}

function ClosedBooks({ isOwner }: { readonly isOwner: boolean }) {
  const { t } = useWords()
  const { day } = useFormats()
  const { data } = useApiQuery(getClosingDay, {})
  const [isChanging, setChanging] = useState(false)
  if (data === undefined) return null
  return (
    <div className="ClosingDay">
      <Section
        title={t("closing.title")}
        id="closing"
        actions={
          isOwner && (
            <Button icon="calendar" onPress={() => setChanging(true)}>
              {t(data.closedThrough === "" ? "closing.close" : "closing.change")}
            </Button>
          )
        }
      >
        <p>{data.closedThrough === "" ? t("closing.open") : t("closing.closed", { day: day(data.closedThrough) })}</p>
        <p className="Quiet">{t(isOwner ? "closing.hint" : "closing.ownersOnly")}</p>
        {isChanging && <CloseBooks before={data.closedThrough} onClose={() => setChanging(false)} />}
      </Section>
    </div>
  )
}
