import { memo } from "react"
import { Switch } from "#ui/Switch.tsx"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { InsuranceFields } from "./InsuranceFields.tsx"

/** Whether an insurer pays, and under which claim. Switched off and on again, nothing typed is gone. */
export const InsuranceSection = memo(
  function InsuranceSection({ open }: { readonly open: OpenJob }) {
    const { form } = open
    const { t } = useWords()
    const { insurance } = form.values
    return (
      <JobSection
        id="insurance"
        title={t("job.insurance")}
        summary={insurance === null ? t("insurance.customerPays") : insurance.company || t("insurance.insurerPays")}
        hasErrors={Object.keys(form.errors).some((path) => path.startsWith("insurance"))}
      >
        <div className="InsuranceParts">
          <Switch isSelected={insurance !== null} onChange={open.setInsured}>
            {t("insurance.insurerPays")}
          </Switch>
          {insurance !== null && <InsuranceFields open={open} />}
        </div>
      </JobSection>
    )
  },
  (before, after) => sameParts(before.open, after.open, ["insurance"])
)
