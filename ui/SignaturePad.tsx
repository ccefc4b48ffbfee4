import "#ui/Field.css"
import "#ui/SignaturePad.css"
import { useId, useState } from "react"
import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { SignatureSheet } from "#ui/SignatureSheet.tsx"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import { TextField } from "#ui/TextField.tsx"

type Way = SignatureValue["_tag"]

export interface SignaturePadProps {
  /** What is asked for, such as `Customer's signature`. */
  readonly label: string
  /** What signing says: the sentence above the line. */
  readonly description?: string | undefined
  /** What is wrong with it, where something is. */
  readonly errorMessage?: string | undefined
  /** The signature; null is none. */
  readonly value: SignatureValue | null
  /** Called with the signature, or with null where it was taken away. */
  readonly onChange: (value: SignatureValue | null) => void
  /** The two ways, such as `Draw` and `Type`, and the question which. */
  readonly wayLabel: string
  /** The choice to sign by hand. */
  readonly drawLabel: string
  /** The choice to type one's name. */
  readonly typeLabel: string
  /** Beside the empty line, such as `Sign here`; spoken of the sheet: whether it is signed. */
  readonly hint: string
  /** Spoken name of what was drawn. */
  readonly drawnLabel: string
  /** The button that begins anew. */
  readonly clearLabel: string
  /** Above the typed name. */
  readonly nameLabel: string
  /** Whether nothing can be signed now. */
  readonly isDisabled?: boolean | undefined
}

/**
 * Takes a signature: drawn with a finger, pen or mouse, or a typed name for whoever works by keyboard, voice or screen
 * reader.
 */
export function SignaturePad(all: SignaturePadProps) {
  const {
    label,
    description,
    errorMessage,
    value,
    onChange,
    wayLabel,
    drawLabel,
    typeLabel,
    hint,
    drawnLabel,
    clearLabel,
    nameLabel,
    isDisabled = false
  } = all
  const [labelId, noteId] = [useId(), useId()]
  const [way, setWay] = useState<Way>(value?._tag ?? "drawn")
  const change = (next: Way) => {
    setWay(next)
    onChange(null)
  }
  const typed = value?._tag === "typed" ? value.name : ""
  return (
    <div
      className="SignaturePad"
      role="group"
      aria-labelledby={labelId}
      {...(description === undefined ? {} : { "aria-describedby": noteId })}
      data-disabled={isDisabled || undefined}
    >
      <div className="SignaturePadHead">
        <p id={labelId} className="FieldLabel">
          {label}
        </p>
        <SegmentedControl
          label={wayLabel}
          isLabelHidden
          value={way}
          onChange={change}
          isDisabled={isDisabled}
          options={[
            { value: "drawn", label: drawLabel },
            { value: "typed", label: typeLabel }
          ]}
        />
      </div>
      {way === "drawn" && (
        <div className="SignaturePadBox" data-invalid={errorMessage ? true : undefined}>
          <SignatureSheet
            value={value?._tag === "drawn" ? value : null}
            onChange={onChange}
            label={value === null ? hint : drawnLabel}
            hint={hint}
            isDisabled={isDisabled}
          />
          <Button
            variant="quiet"
            size="small"
            icon="x"
            onPress={() => onChange(null)}
            isDisabled={isDisabled || value === null}
          >
            {clearLabel}
          </Button>
        </div>
      )}
      {way === "typed" && (
        <div className="SignaturePadTyped">
          <TextField
            label={nameLabel}
            value={typed}
            onChange={(name) => onChange(name === "" ? null : { _tag: "typed", name })}
            maxLength={120}
            autoComplete="name"
            isDisabled={isDisabled}
          />
          <p className="SignatureTyped" aria-hidden>
            {typed}
          </p>
        </div>
      )}
      {errorMessage && (
        <p className="FieldError" role="alert">
          <Icon name="danger" size={16} />
          <span>{errorMessage}</span>
        </p>
      )}
      {description !== undefined && (
        <p id={noteId} className="FieldDescription">
          {description}
        </p>
      )}
    </div>
  )
}
