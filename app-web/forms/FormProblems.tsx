import { ErrorSummary } from "#ui/ErrorSummary.tsx"
import type { FormErrors } from "./formErrors.ts"
import { errorText, type Named, useWords } from "#web/words/useWords.ts"

/** How a field is called in a summary, where its label alone may stand on the page more than once. */
export interface NamedAt extends Named {
  /** What it belongs to, such as `Shipping address`. */
  readonly group?: string | undefined
}

/** A field's name with what it belongs to. */
export const labelAt = ({ group, label }: NamedAt): string => (group === undefined ? label : `${group} – ${label}`)

export interface FormProblemsProps {
  /** What was wrong at the last try to save. */
  readonly refused: FormErrors
  /** Which try that was: each new one takes the focus. */
  readonly times?: number | undefined
  /** What is wrong now. */
  readonly errors: FormErrors
  readonly nameOf: (path: string) => NamedAt
}

/**
 * Why a form was not saved, on top of it, with a way to each field. Stands as it was at the last try until all of it is
 * mended.
 */
export function FormProblems({ refused, times, errors, nameOf }: FormProblemsProps) {
  const words = useWords()
  if (!Object.keys(refused).some((path) => errors[path] !== undefined)) return null
  const problems = Object.entries(refused).map(([path, [message = ""]]) => {
    const { group, ...named } = nameOf(path)
    const text = errorText(words, message, named)
    return { name: path, message: group === undefined ? text : `${group} – ${text}` }
  })
  return <ErrorSummary key={times} title={words.t("form.problems", { count: problems.length })} problems={problems} />
}
