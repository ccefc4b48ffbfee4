import type { Job, Stage } from "#domain/jobs/Job.ts"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { goToSection } from "#web/jobs/form/goToSection.ts"
import { useWords } from "#web/words/useWords.ts"
import { openEnds } from "./openEnds.ts"
import "./StageChanges.css"

export interface StageChangesProps {
  readonly job: Job
  readonly to: Stage
  /** What changes beside the stage. */
  readonly changes: ReadonlyArray<{ readonly label: string; readonly value: string }>
  readonly onLeave: () => void
}

/** What a step changes on a job, and what is still open on it: each leads to where it can be put right. */
export function StageChanges({ job, to, changes, onLeave }: StageChangesProps) {
  const { t, of } = useWords()
  // The day is asked for in the step itself.
  const ends = openEnds(job).filter(({ word }) => to !== "workorder" || word !== "step.noDate")
  const go = (section: string) => {
    onLeave()
    goToSection(section)
  }
  return (
    <div className="StageChanges">
      <DefinitionList
        items={[
          { label: t("jobs.stage"), value: t("step.fromTo", { from: of("stage", job.stage), to: of("stage", to) }) },
          ...changes
        ]}
      />
      {ends.length > 0 && (
        <section className="StageEnds">
          <h3>{t("step.openEnds")}</h3>
          <ul>
            {ends.map(({ word, count, section }) => (
              <li key={word}>
                <Icon name="warning" size={14} />
                <Link onPress={() => go(section)}>{t(word, { count })}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
