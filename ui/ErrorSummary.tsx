import { useRef } from "react"
import { Callout } from "#ui/Callout.tsx"

export interface FieldProblem {
  /** The `name` of the field. */
  readonly name: string
  readonly message: string
}

export interface ErrorSummaryProps {
  /** How much is wrong, as its heading. */
  readonly title: string
  /** What is wrong, field by field; each leads to its field. */
  readonly problems: ReadonlyArray<FieldProblem>
}

const focusable = 'input:not([type="hidden"], [tabindex="-1"]), button:not([tabindex="-1"]), textarea, [tabindex="0"]'

/** Puts the cursor into the field of that name, whatever kind it is. */
const enter = (name: string, near: Element | null) => {
  const root = near?.closest("form") ?? document
  const field = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  field?.querySelector<HTMLElement>(focusable)?.focus()
}

/**
 * What stops a form, on top of it; takes the focus when it appears (a new `key` makes it appear again), never later,
 * and each line leads to its field.
 */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null)
  if (problems.length === 0) return null
  const links = problems.map(({ name, message }) => ({ label: message, onPress: () => enter(name, place.current) }))
  return (
    <div ref={place}>
      <Callout tone="danger" title={title} links={links} focusOnMount />
    </div>
  )
}
