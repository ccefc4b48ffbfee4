import "#ui/ColorField.css"
import { Button } from "react-aria-components/Button"
import { ColorPicker } from "react-aria-components/ColorPicker"
import { ColorSwatch } from "react-aria-components/ColorSwatch"
import { Dialog, DialogTrigger } from "react-aria-components/Dialog"
import { ColorBoard, type ColorBoardProps } from "#ui/ColorBoard.tsx"
import { parseHexColor, formatColor } from "#ui/parseHexColor.ts"
import { Popover } from "#ui/Popover.tsx"
import { TextField, type TextFieldProps } from "#ui/TextField.tsx"

export interface ColorFieldProps
  extends
    Omit<TextFieldProps, "value" | "defaultValue" | "onChange" | "prefix" | "suffix" | "action">,
    ColorBoardProps {
  /** The text as typed: `#0b6b73`, or with two more digits for opacity. */
  readonly value: string
  /** Called on every keystroke with the typed text, or with the text of a picked color. */
  readonly onChange: (value: string) => void
  /** Accessible name of the button that opens the picker, such as `Choose a color`. */
  readonly pickLabel: string
}

/** A color, typed as a hex code or chosen with a picker. Typed text is never reformatted; the caller validates it. */
export function ColorField({ value, onChange, pickLabel, swatches, allowsAlpha, ...props }: ColorFieldProps) {
  const color = parseHexColor(value)
  const picker = (
    <ColorPicker value={color ?? "#000000"} onChange={(next) => onChange(formatColor(next))}>
      <DialogTrigger>
        <Button
          className="ColorButton"
          aria-label={pickLabel}
          isDisabled={props.isDisabled ?? false}
          data-none={color === null || undefined}
        >
          <ColorSwatch className="ColorSwatch" />
        </Button>
        <Popover placement="bottom start">
          <Dialog className="ColorDialog" aria-label={pickLabel}>
            <ColorBoard swatches={swatches} allowsAlpha={allowsAlpha} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </ColorPicker>
  )
  return (
    <TextField
      {...props}
      value={value}
      onChange={onChange}
      maxLength={9}
      spellCheck="false"
      autoComplete="off"
      action={picker}
    />
  )
}
