/** Formats a number given in units of its last digit for a locale: 123450 with 2 digits is `1,234.50`. */
export const formatDecimal = (value: number, digits: number, locale: string, atLeast: number = digits): string => {
  const figures = String(Math.abs(value)).padStart(digits + 1, "0")
  const exact = `${value < 0 ? "-" : ""}${figures.slice(0, figures.length - digits)}${digits > 0 ? `.${figures.slice(-digits)}` : ""}`
  return formatOf(locale, atLeast, digits).format(exact as `${number}`)
}

// Formatters are expensive to create, and a table of numbers requests the same few hundreds of times.
const formats = new Map<string, Intl.NumberFormat>()
const formatOf = (locale: string, minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat => {
  const name = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits })
  formats.set(name, format)
  return format
}

/** Returns the decimal separator of a locale: `.` in English, `,` in French and Spanish. */
export const decimalMarkOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find((part) => part.type === "decimal")?.value ?? "."
