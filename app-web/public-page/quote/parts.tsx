import { type ReactNode, useId } from "react"
import { GlassDrawing, type GlassDrawingProps } from "#ui/GlassDrawing.tsx"

interface FieldProps {
  readonly label: string
  /** A hint after the label, such as "optional". */
  readonly aside?: string | undefined
  readonly help?: string | undefined
  /** The field's error message. */
  readonly fault?: string | undefined
  /** Renders the control with the props that associate it with its label and messages. */
  readonly children: (ties: {
    readonly id: string
    readonly "aria-describedby": string | undefined
    readonly "aria-invalid": boolean
  }) => ReactNode
}

/** A control with its label above it and its error message below. */
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

/** A few options side by side, of which one is selected. */
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

/** The action bar within reach of the thumb: the primary action of a step, and secondary ones. */
export function QuoteBar({ children }: { readonly children: ReactNode }) {
  return <div className="QuoteBar">{children}</div>
}

/** A decorative drawing of a pane; the same information is given in text next to it. */
export function DecorativeGlass(props: Omit<GlassDrawingProps, "label">) {
  return (
    <span className="QuoteDrawn" aria-hidden="true">
      <GlassDrawing {...props} label="" />
    </span>
  )
}
