import "./JobAnchors.css"
import "./JobSection.css"
import { type ReactNode, useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { needsPrice } from "#domain/estimates/priceEstimate.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { type FormPath, valueAt } from "#web/forms/formPath.ts"
import { errorsIn, useDebouncedFields } from "#web/forms/useForm.ts"
import { isSame } from "#web/forms/mergeValues.ts"
import { toEstimateLine } from "#web/jobs/parts/newLine.ts"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useWords } from "#web/words/useWords.ts"
import type { WordId } from "#web/words/words.ts"
import type { JobValues } from "./JobForm.ts"
import type { OpenJob } from "./useOpenJob.ts"

export interface JobSectionProps {
  readonly id: string
  readonly title: string
  /** A short summary of the section, shown while it is collapsed on a phone. */
  readonly summary?: string | undefined
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** The section has invalid fields, so it must not stay collapsed. */
  readonly hasErrors?: boolean
  /** Expanded initially on a phone. */
  readonly startsOpen?: boolean
  readonly children: ReactNode
}

/** A section of the job form, collapsible on a phone. */
export function JobSection({
  id,
  title,
  summary = "",
  description,
  actions,
  hasErrors = false,
  startsOpen = false,
  children
}: JobSectionProps) {
  const isNarrow = useMedia(narrow)
  const [isOpen, setOpen] = useState(startsOpen)
  const [hadErrors, setHadErrors] = useState(hasErrors)
  if (hadErrors !== hasErrors) {
    setHadErrors(hasErrors)
    if (hasErrors) setOpen(true)
  }
  if (!isNarrow)
    return (
      <Section id={id} title={title} description={description} actions={actions}>
        {children}
      </Section>
    )
  return (
    <details
      className="JobFold"
      id={id}
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => {
        if (hasErrors) currentTarget.open = true
        setOpen(currentTarget.open)
      }}
    >
      <summary className="JobFoldHead">
        <h2 className="JobFoldTitle">{title}</h2>
        <span className="JobFoldSummary">{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="JobFoldBody">
        {description !== undefined && <p className="Quiet">{description}</p>}
        {actions !== undefined && <div className="JobFoldActions">{actions}</div>}
        {children}
      </div>
    </details>
  )
}

/** A section of the job form and its entry in the section navigation. */
interface JobSectionEntry {
  readonly id: string
  readonly word: WordId
  /** Paths of the fields in it. */
  readonly paths: ReadonlyArray<FormPath<JobValues>>
  /** Whether a job has this section. By default every job does. */
  readonly isThere?: (job: Job | undefined) => boolean
  /** Whether the section is complete. If omitted, it has nothing to complete. */
  readonly isDone?: (values: JobValues, job: Job | undefined) => boolean
}

const isKept = (job: Job | undefined) => job !== undefined
/** An invoice paid entirely by the customer has no insurance to show. */
const mayInsure = (job: Job | undefined) => job?.stage !== "invoice" || job.insurance !== null

/** The sections of the job form, in order. */
export const jobSections: ReadonlyArray<JobSectionEntry> = [
  {
    id: "customer",
    word: "job.customer",
    paths: ["customerId", "locationId", "salespersonId"],
    isDone: ({ customerId }) => customerId !== ""
  },
  {
    id: "vehicle",
    word: "job.vehicle",
    paths: ["vehicle"],
    isDone: ({ vehicle: { vin, plate, make } }) => make !== "" && vin + plate !== ""
  },
  {
    id: "insurance",
    word: "job.insurance",
    paths: ["insurance"],
    isThere: mayInsure,
    isDone: ({ insurance }) => insurance !== null && insurance.company !== "" && insurance.claimNumber !== ""
  },
  {
    id: "parts",
    word: "job.parts",
    paths: ["lines", "pricingProfileId"],
    isDone: ({ lines }) => lines.length > 0 && !lines.some((line) => needsPrice(toEstimateLine(line)))
  },
  {
    id: "install",
    word: "job.install",
    paths: ["install", "partsStatus"],
    isDone: ({ install }) => install.date !== ""
  },
  { id: "messages", word: "job.messagesShort", paths: [], isThere: isKept },
  {
    id: "payment",
    word: "job.payment",
    paths: [],
    isDone: (_, job) => job?.stage === "invoice" && job.credit === null && job.balance <= 0
  },
  { id: "files", word: "job.filesShort", paths: [], isThere: isKept },
  { id: "reminders", word: "reminders.title", paths: [], isThere: isKept },
  { id: "changes", word: "job.changes", paths: [], isThere: isKept }
]

/** Navigation to the sections, with markers for complete, invalid and unsaved ones. */
export function SectionNav({ open }: { readonly open: OpenJob }) {
  const { job, opened } = open
  const form = useDebouncedFields(open.form)
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

/** Whether any field in a section differs from the saved values. */
export const isUnsaved = ({ paths }: JobSectionEntry, kept: JobValues | undefined, typed: JobValues): boolean =>
  kept !== undefined &&
  paths.some((path) => {
    const [was, is] = [valueAt(kept, path), valueAt(typed, path)]
    return was !== is && !isSame(was, is)
  })

/** Scrolls to a section of the job, expands and focuses it, and puts its id in the URL so that the URL links to it. */
export const goToSection = (id: string) => {
  const section = document.getElementById(id)
  if (section === null) return
  if (section instanceof HTMLDetailsElement) section.open = true
  // Bypasses the router to preserve its location and state.
  history.replaceState(history.state, "", `#${id}`)
  section.scrollIntoView({ block: "start" })
  const start = section.querySelector<HTMLElement>(":scope > summary") ?? section
  if (start === section) section.tabIndex = -1
  start.focus({ preventScroll: true })
}

/**
 * Scrolls to a line of the estimate and focuses one of its cells by path (`lines.2.netPrice`), in the grid or on the
 * line's card on a phone.
 */
export const goToLine = (path: string) => {
  goToSection("parts")
  const [, row] = path.split(".")
  const place =
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`) ??
    document.querySelector<HTMLElement>(`[data-card="${row}"] button`)
  place?.focus()
}

/** Opens a job at the section named in the URL, `/jobs/<id>/edit#payment`. Returns whether the URL names one. */
export const useSectionFromUrl = (): boolean => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === "") return
    // Runs after the shell, which scrolls every new screen to the top.
    const frame = requestAnimationFrame(() => goToSection(hash.slice(1)))
    return () => cancelAnimationFrame(frame)
  }, [hash])
  return hash !== ""
}
