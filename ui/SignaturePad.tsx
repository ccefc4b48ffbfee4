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
  /** What to sign, such as `Customer's signature`. */
  readonly label: string
  /** What the signer agrees to, shown above the line. */
  readonly description?: string | undefined
  /** The error message, if any. */
  readonly errorMessage?: string | undefined
  /** The signature; null if not signed. */
  readonly value: SignatureValue | null
  /** Called with the signature, or with null when it is cleared. */
  readonly onChange: (value: SignatureValue | null) => void
  /** Accessible name of the choice between drawing and typing. */
  readonly wayLabel: string
  /** Label of the option to sign by hand. */
  readonly drawLabel: string
  /** Label of the option to type one's name. */
  readonly typeLabel: string
  /** Hint on the empty line, such as `Sign here`. Also the accessible name of the pad while it is unsigned. */
  readonly hint: string
  /** Accessible name of a drawn signature. */
  readonly drawnLabel: string
  /** Label of the button that clears the signature. */
  readonly clearLabel: string
  /** Label of the name field. */
  readonly nameLabel: string
  /** Disables signing. */
  readonly isDisabled?: boolean | undefined
}

/**
 * Captures a signature: drawn with a finger, pen or mouse, or typed as a name by users of a keyboard, voice control or
 * a screen reader.
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
