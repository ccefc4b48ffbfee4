import "#ui/Stepper.css"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"

/** One stage of the process. */
export interface Step {
  readonly id: string
  readonly title: string
  /** Secondary text, such as the completion date. */
  readonly note?: string | undefined
  readonly state: "done" | "current" | "next"
  readonly href?: string | undefined
}

export interface StepperProps {
  /** Accessible name of the process. */
  readonly label: string
  /** The steps in order, with their state. */
  readonly steps: ReadonlyArray<Step>
  /** Announced after the title of a completed step. */
  readonly doneLabel: string
}

/** The progress of a record through its stages, such as quote, work order, invoice. */
export function Stepper({ label, steps, doneLabel }: StepperProps) {
  return (
    <ol className="Stepper" aria-label={label}>
      {steps.map(({ id, title, note, state, href }) => (
        <li
          key={id}
          className="Step"
          data-state={state}
          {...(state === "current" ? { "aria-current": "step" as const } : {})}
        >
          <span className="StepMark" aria-hidden>
            {state === "done" && <Icon name="check" size={12} />}
          </span>
          <span className="StepWords">
            <span className="StepTitle">
              {href === undefined ? (
                title
              ) : (
                <Link href={href} isQuiet>
                  {title}
                </Link>
              )}
              {state === "done" && <span className="hidden-text"> {doneLabel}</span>}
            </span>
            {note !== undefined && <span className="StepNote tabular">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
