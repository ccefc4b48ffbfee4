import "#ui/SignaturePad.css"
import type { SignatureValue } from "#ui/SignatureValue.ts"

export interface SignatureViewProps {
  /** The signature, drawn or typed. */
  readonly value: SignatureValue
  /** Accessible name, such as `Signature of Ada Moreno`. */
  readonly label: string
}

/** A saved signature, as drawn or typed. */
export function SignatureView({ value, label }: SignatureViewProps) {
  if (value._tag === "typed")
    return (
      <p className="SignatureTyped SignatureView">
        <span className="hidden-text">{label}: </span>
        {value.name}
      </p>
    )
  return (
    <svg className="SignatureView" viewBox={`0 0 ${value.width} ${value.height}`} role="img" aria-label={label}>
      {value.strokes.map((line, place) => (
        <path key={place} className="SignatureStroke" d={line} />
      ))}
    </svg>
  )
}
