import { DecimalField, type DecimalFieldProps } from "#ui/DecimalField.tsx"

export interface PercentFieldProps extends DecimalFieldProps {
  /** Decimal places. With 2, the value is in basis points: 825 is 8.25 %. */
  readonly digits?: 2 | 3 | undefined
}

/** A percentage in basis points: 3000 is 30 %. */
export function PercentField({ digits = 2, ...props }: PercentFieldProps) {
  return <DecimalField {...props} digits={digits} atLeast={0} suffix="%" />
}
