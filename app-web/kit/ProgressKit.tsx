import { Meter } from "#ui/Meter.tsx"
import { ProgressBar } from "#ui/ProgressBar.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import { Stepper } from "#ui/Stepper.tsx"
import { useWords } from "#web/words/useWords.ts"
import { KitPage } from "./KitPage.tsx"

/** /ui/progress: progress and loading indicators. */
export function Kit() {
  const { t, of } = useWords()
  return (
    <KitPage
      examples={{
        ProgressBar: (
          <ProgressBar
            label={t("route.imports")}
            value={25}
            valueText={t("page.range", { from: 1, to: 120, total: 480 })}
          />
        ),
        Meter: (
          <div className="KitWide">
            <Meter label={t("route.orders")} value={3} max={5} valueText="3 / 5" tone="success" />
          </div>
        ),
        Stepper: (
          <Stepper
            label={t("route.jobEdit")}
            doneLabel={t("saved")}
            steps={[
              { id: "quote", title: of("stage", "quote"), state: "done" },
              { id: "workorder", title: of("stage", "workorder"), state: "current" },
              { id: "invoice", title: of("stage", "invoice"), state: "next" }
            ]}
          />
        ),
        Spinner: <Spinner label={t("loading")} size={28} />,
        Skeleton: (
          <div className="KitWide">
            <Skeleton widths={["40%", "92%", "70%"]} height={14} />
          </div>
        )
      }}
    />
  )
}
