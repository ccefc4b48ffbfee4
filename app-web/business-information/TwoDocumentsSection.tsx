import { useState } from "react"
import { putTwoDocuments } from "#domain/business-information/businessInformationApi.ts"
import { Section } from "#ui/Section.tsx"
import { Switch } from "#ui/Switch.tsx"
import { isBilledInTwo } from "#web/access/Person.ts"
import { useUser } from "#web/access/useUser.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useSession } from "#web/session/useSession.ts"
import { useWords } from "#web/words/useWords.ts"

/** Whether the invoice of an insured job is one document or two. Saved immediately. */
export function TwoDocumentsSection() {
  const { t } = useWords()
  const showToast = useToast()
  const { changed } = useSession()
  const { profile } = useUser()
  const [isTwo, setTwo] = useState(isBilledInTwo(profile))
  const { send, isPending } = useApiMutation(putTwoDocuments, {
    onDone: (kept) => {
      showToast({ kind: "success", text: t(kept.isTwo ? "twoDocuments.nowTwo" : "twoDocuments.nowOne") })
      changed()
    },
    onFailure: () => {
      setTwo(isBilledInTwo(profile))
      return false
    }
  })
  return (
    <Section title={t("twoDocuments.title")} id="two-documents">
      <Switch
        isSelected={isTwo}
        isDisabled={isPending}
        description={t("twoDocuments.hint")}
        onChange={(wanted) => {
          setTwo(wanted)
          send({ isTwo: wanted })
        }}
      >
        {t("twoDocuments.label")}
      </Switch>
    </Section>
  )
}
