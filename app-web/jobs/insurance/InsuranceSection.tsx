import "./InsuranceFields.css"
import { Skeleton } from "#ui/Skeleton.tsx"
import { Switch } from "#ui/Switch.tsx"
import { hasErrorsIn, useFormFields } from "#web/forms/useForm.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"

const InsuranceFields = lazyPart(
  () => import("./InsuranceFields.tsx"),
  "InsuranceFields",
  "idle",
  <Skeleton widths={["100%", "100%", "100%"]} height={56} />
)

/** Whether an insurer pays, and under which claim. Switched off and on again, nothing typed is gone. */
export function InsuranceSection({ open }: { readonly open: OpenJob }) {
  const form = useFormFields(open.form, ["insurance"])
  const { t } = useWords()
  const { insurance } = form.values
  return (
    <JobSection
      id="insurance"
      title={t("job.insurance")}
      summary={insurance === null ? t("insurance.customerPays") : insurance.company || t("insurance.insurerPays")}
      hasErrors={hasErrorsIn(form.errors, "insurance")}
    >
      <div className="InsuranceParts">
        <Switch isSelected={insurance !== null} onChange={open.setInsured}>
          {t("insurance.insurerPays")}
        </Switch>
        {insurance === null && open.keepsClaim && (
          <p className="Quiet" role="status">
            {t("insurance.kept")}
          </p>
        )}
        {insurance !== null && <InsuranceFields form={form} />}
      </div>
    </JobSection>
  )
}
