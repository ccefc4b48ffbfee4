import { ErrorSummary } from "#ui/ErrorSummary.tsx"
import type { FormErrors } from "./formErrors.ts"
import { errorText, type Named, useWords } from "#web/words/useWords.ts"

/** A field's name in an error summary, where its label alone may be ambiguous. */
export interface NamedAt extends Named {
  /** The group it belongs to, such as `Shipping address`. */
  readonly group?: string | undefined
}

/** Returns a field's label, prefixed with its group. */
export const labelAt = ({ group, label }: NamedAt): string => (group === undefined ? label : `${group} – ${label}`)

export interface FormProblemsProps {
  /** The errors at the last save attempt. */
  readonly refused: FormErrors
  /** Number of that attempt. Each new one moves focus to the summary. */
  readonly times?: number | undefined
  /** The current errors. */
  readonly errors: FormErrors
  readonly nameOf: (path: string) => NamedAt
}

/**
 * The errors that kept a form from being saved, shown above it, each linking to its field. Lists the errors of the last
 * attempt until all of them are fixed.
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
