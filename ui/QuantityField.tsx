import { DecimalField, type DecimalFieldProps } from "#ui/DecimalField.tsx"

export interface QuantityFieldProps extends DecimalFieldProps {
  /** Unit after the number, such as `h`. */
  readonly unit?: string | undefined
}

/** A quantity in hundredths: 330 is 3.3. */
export function QuantityField({ unit, ...props }: QuantityFieldProps) {
  return <DecimalField {...props} digits={2} atLeast={0} {...(unit === undefined ? {} : { suffix: unit })} />
}
