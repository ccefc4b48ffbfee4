import { Skeleton } from "#ui/Skeleton.tsx"
import { useWords } from "#web/words/useWords.ts"
import "./JobWaiting.css"

/** Lines of fields: customer, vehicle, insurance, parts. */
const sections = [1, 2, 1, 6]

/** The shape of a job while it is fetched: its header, and its sections, which are folded on a phone. */
export function JobWaiting() {
  const { t } = useWords()
  return (
    <div className="JobWaiting" role="status">
      <span className="hidden-text">{t("loading")}</span>
      <div className="JobWaitingHead">
        <Skeleton widths={["180px", "280px"]} height={20} />
      </div>
      {sections.map((lines, section) => (
        <div key={section} className="JobWaitingSection">
          <Skeleton widths={["120px"]} height={20} />
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className="JobWaitingLine">
              {[1, 2, 3, 4].map((field) => (
                <Skeleton key={field} widths={["45%", "100%"]} height={26} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
