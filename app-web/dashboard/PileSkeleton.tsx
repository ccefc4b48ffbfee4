import { Skeleton } from "#ui/Skeleton.tsx"
import { useWords } from "#web/words/useWords.ts"

/** Rows on their way, as high as the rows to come. */
export function PileSkeleton() {
  const { t } = useWords()
  return (
    <div className="PileSkeleton" role="status">
      <span className="hidden-text">{t("loading")}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} widths={["62%", "38%"]} height={13} />
      ))}
    </div>
  )
}
