import { memo } from "react"
import { Link } from "#ui/Link.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { OpenJob } from "./useOpenJob.ts"
import "./JobAnchors.css"

const sections = [
  { id: "customer", word: "job.customer", paths: ["customerId", "locationId"] },
  { id: "vehicle", word: "job.vehicle", paths: ["vehicle"] },
  { id: "insurance", word: "job.insurance", paths: ["insurance"] },
  { id: "parts", word: "job.parts", paths: ["lines", "pricingProfileId"] },
  { id: "install", word: "job.install", paths: ["install", "partsStatus"] },
  { id: "messages", word: "job.messagesShort", paths: [] },
  { id: "payment", word: "job.payment", paths: [] },
  { id: "files", word: "job.filesShort", paths: [] },
  { id: "changes", word: "job.changes", paths: [] }
] as const

/** Sections that only a kept job has. */
const later: ReadonlyArray<string> = ["messages", "files", "changes"]

/** The way to each section, with what is wrong in it. */
export const JobAnchors = memo(function JobAnchors({ open: { form, job } }: { readonly open: OpenJob }) {
  const { t } = useWords()
  const wrongIn = (paths: ReadonlyArray<string>) => Object.keys(form.errors).filter((error) => paths.some((path) => error === path || error.startsWith(`${path}.`))).length
  return (
    <nav className="JobAnchors" aria-label={t("job.sections")}>
      <ul>
        {sections.filter(({ id }) => job !== undefined || !later.includes(id)).map(({ id, word, paths }) => {
          const wrong = wrongIn(paths)
          return (
            <li key={id}>
              <Link isQuiet onPress={() => document.getElementById(id)?.scrollIntoView({ block: "start" })}>{t(word)}</Link>
              {wrong > 0 && <span className="JobAnchorWrong"><span aria-hidden>{wrong}</span><span className="hidden-text">{t("form.problems", { count: wrong })}</span></span>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}, (before, after) => before.open.form.errors === after.open.form.errors && before.open.job?.id === after.open.job?.id)
