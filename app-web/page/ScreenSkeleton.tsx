import { Skeleton } from "#ui/Skeleton.tsx"
import { useWords } from "#web/words/useWords.ts"
import "./ScreenSkeleton.css"

/** A screen while it loads: a title and some lines. */
export function ScreenSkeleton() {
  const { t } = useWords()
  return (
    <div className="ScreenSkeleton" role="status">
      <span className="hidden-text">{t("loading")}</span>
      <Skeleton widths={["220px"]} height={24} />
      <Skeleton widths={["100%", "92%", "96%", "70%"]} height={14} />
    </div>
  )
}
