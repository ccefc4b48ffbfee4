import { type ReactNode, useId } from "react"
import { GlassDrawing, type GlassDrawingProps } from "#ui/GlassDrawing.tsx"

interface FieldProps {
  readonly label: string
  /** What stands behind the label, such as "optional". */
  readonly aside?: string | undefined
  readonly help?: string | undefined
  /** What is wrong with it; it is told at the field. */
  readonly fault?: string | undefined
  /** Draws the control with what ties it to its label and its notes. */
  readonly children: (ties: {
    readonly id: string
    readonly "aria-describedby": string | undefined
    readonly "aria-invalid": boolean
  }) => ReactNode
}

/** A control with its label above it and what is wrong below. */
export function QuoteField({ label, aside, help, fault, children }: FieldProps) {
  const id = useId()
  const notes = [fault !== undefined && `${id}f`, help !== undefined && `${id}h`].filter(Boolean).join(" ")
  return (
    <div className="QuoteField" data-wrong={fault !== undefined || undefined}>
      <label htmlFor={id}>
        {label}
        {aside !== undefined && <span className="QuoteAside"> {aside}</span>}
      </label>
      {children({ id, "aria-describedby": notes === "" ? undefined : notes, "aria-invalid": fault !== undefined })}
      {fault !== undefined && (
        <p className="QuoteFault" id={`${id}f`}>
          <span aria-hidden="true">⚠ </span>
          {fault}
        </p>
      )}
      {help !== undefined && (
        <p className="QuoteHelp" id={`${id}h`}>
          {help}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly options: ReadonlyArray<readonly [value: Value, label: string]>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few choices side by side, one of which holds. */
export function QuoteChoice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="QuoteChoice">
      <legend>{label}</legend>
      <div>
        {options.map(([one, text]) => (
          <label key={one} data-on={one === value || undefined}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What stands at the thumb: the one loud press of a step, and what else there is. */
export function QuoteBar({ children }: { readonly children: ReactNode }) {
  return <div className="QuoteBar">{children}</div>
}

/** A pane as it looks, for the eye alone: what it shows stands beside it in words. */
export function Drawn(props: Omit<GlassDrawingProps, "label">) {
  return (
    <span className="QuoteDrawn" aria-hidden="true">
      <GlassDrawing {...props} label="" />
    </span>
  )
}
