import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { errorsIn, useCalmFields } from "#web/forms/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { goToSection, isUnsaved, jobSections } from "./jobSections.ts"
import type { OpenJob } from "./useOpenJob.ts"
import "./JobAnchors.css"

/** The way to each section: whether it is done, what is wrong in it, and that it holds something not saved yet. */
export function JobAnchors({ open }: { readonly open: OpenJob }) {
  const { job, opened } = open
  const form = useCalmFields(open.form)
  const { t } = useWords()
  return (
    <nav className="JobAnchors" aria-label={t("job.sections")}>
      <ul>
        {jobSections
          .filter((place) => place.isThere?.(job) ?? true)
          .map((place) => {
            const { id, word, paths, isDone } = place
            const wrong = Object.keys(errorsIn(form.errors, paths)).length
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
}
