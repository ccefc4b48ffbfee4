import { useRef } from "react"
import { Callout } from "#ui/Callout.tsx"

export interface FieldProblem {
  /** The `name` of the field. */
  readonly name: string
  readonly message: string
}

export interface ErrorSummaryProps {
  /** The heading, such as the number of problems. */
  readonly title: string
  /** The problems by field. Each links to its field. */
  readonly problems: ReadonlyArray<FieldProblem>
}

const focusable = 'input:not([type="hidden"], [tabindex="-1"]), button:not([tabindex="-1"]), textarea, [tabindex="0"]'

/** Moves focus to the field with this name, whatever its type. */
const enter = (name: string, near: Element | null) => {
  const root = near?.closest("form") ?? document
  const field = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  field?.querySelector<HTMLElement>(focusable)?.focus()
}

/**
 * The problems that prevent a form from being submitted, shown above it, each linking to its field. Takes focus on
 * mount only; pass a new `key` to move focus there again.
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
