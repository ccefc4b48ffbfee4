import "#ui/Stepper.css"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"

/** One stage on the way. */
export interface Step {
  readonly id: string
  readonly title: string
  /** A quiet second line, such as when it was done. */
  readonly note?: string | undefined
  readonly state: "done" | "current" | "next"
  readonly href?: string | undefined
}

export interface StepperProps {
  /** Spoken name of the way. */
  readonly label: string
  /** The steps in their order, and how far each is. */
  readonly steps: ReadonlyArray<Step>
  /** Spoken after the title of a stage that is behind. */
  readonly doneLabel: string
}

/** Where a thing is on its way: quote, work order, invoice. */
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
