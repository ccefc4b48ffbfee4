import { memo } from "react"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { useWords } from "#web/words/useWords.ts"
import { goToSection } from "./goToSection.ts"
import { isUnsaved, jobSections } from "./jobSections.ts"
import type { OpenJob } from "./useOpenJob.ts"
import "./JobAnchors.css"

/** The way to each section: whether it is done, what is wrong in it, and that it holds something not saved yet. */
export const JobAnchors = memo(
  function JobAnchors({ open: { form, job, opened } }: { readonly open: OpenJob }) {
    const { t } = useWords()
    const wrongIn = (paths: ReadonlyArray<string>) =>
      Object.keys(form.errors).filter((error) => paths.some((path) => error === path || error.startsWith(`${path}.`)))
        .length
    return (
      <nav className="JobAnchors" aria-label={t("job.sections")}>
        <ul>
          {jobSections
            .filter((place) => place.isThere?.(job) ?? true)
            .map((place) => {
              const { id, word, paths, isDone } = place
              const wrong = wrongIn(paths)
              return (
                <li key={id}>
                  <Link isQuiet onPress={() => goToSection(id)}>
                    {t(word)}
                  </Link>
                  {wrong > 0 && (
                    <span className="JobAnchorWrong">
                      <span aria-hidden>{wrong}</span>
                      <span className="hidden-text">{t("form.problems", { count: wrong })}</span>
                    </span>
                  )}
                  {wrong === 0 && isDone?.(form.values, job) === true && (
                    <span className="JobAnchorDone">
                      <Icon name="check" size={14} label={t("step.done")} />
                    </span>
                  )}
                  {isUnsaved(place, opened?.values, form.values) && (
                    <span className="JobAnchorUnsaved" title={t("unsaved")}>
                      <span className="hidden-text">{t("unsaved")}</span>
                    </span>
                  )}
                </li>
              )
            })}
        </ul>
      </nav>
    )
  },
  (before, after) =>
    before.open.form.errors === after.open.form.errors &&
    before.open.form.values === after.open.form.values &&
    before.open.job === after.open.job &&
    before.open.opened === after.open.opened
)
