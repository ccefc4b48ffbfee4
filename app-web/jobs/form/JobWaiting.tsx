import { Skeleton } from "#ui/Skeleton.tsx"
import { useWords } from "#web/words/useWords.ts"

/** The shape of a job while it is fetched. */
export function JobWaiting() {
  const { t } = useWords()
  return (
    <div className="JobScreen" role="status">
      <span className="hidden-text">{t("loading")}</span>
      <Skeleton widths={["40%", "25%"]} height={20} />
      {[1, 2, 3].map((section) => <div key={section} className="JobWaiting"><Skeleton widths={["18%", "100%", "70%"]} height={32} /></div>)}
    </div>
  )
}
