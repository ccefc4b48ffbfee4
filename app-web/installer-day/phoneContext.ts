import { createContext, use, useSyncExternalStore } from "react"
import { type Language, languages } from "#domain/words/languages.ts"
import type { InstallerWords } from "./installerWordsOf.ts"
import type { PhoneQueue, PhoneState } from "./phoneQueue.ts"
import { memoize } from "#domain/shared/memoize.ts"

interface Phone {
  readonly queue: PhoneQueue
  readonly words: InstallerWords
  readonly formats: PhoneFormats
  readonly language: Language
  readonly go: (place: string) => void
}

export const PhoneContext = createContext<Phone | undefined>(undefined)

/** Returns the phone from context, with its current state. */
export const usePhone = (): Phone & { readonly state: PhoneState } => {
  const phone = use(PhoneContext)
  if (phone === undefined) throw new Error("must be used inside the installer app")
  return { ...phone, state: useSyncExternalStore(phone.queue.subscribe, phone.queue.state) }
}

/** Formats days, times and sizes for the installer. */
export const phoneFormats = (language: Language) => {
  const { locale } = languages[language]
  const day = memoize(
    () => new Intl.DateTimeFormat(locale, { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" })
  )
  const wall = memoize(() => new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }))
  const own = memoize(() => new Intl.DateTimeFormat(locale, { timeStyle: "short" }))
  const number = memoize(() => new Intl.NumberFormat(locale))
  const megabytes = memoize(
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, style: "unit", unit: "megabyte" })
  )
  return {
    day: (text: string) => day().format(new Date(`${text}T00:00:00Z`)),
    /** A wall-clock time at a location. */
    wall: (clock: string) => wall().format(new Date(`2000-01-01T${clock}:00Z`)),
    /** An instant in a time zone, by default the phone's. */
    at: (instant: number, timeZone?: string) =>
      timeZone === undefined
        ? own().format(new Date(instant))
        : new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone }).format(new Date(instant)),
    number: (value: number) => number().format(value),
    size: (bytes: number) => megabytes().format(Math.max(bytes / 1_000_000, 0.1))
  }
}
export type PhoneFormats = ReturnType<typeof phoneFormats>

/** An instant as the value of a time input, in the phone's time zone: `08:30`. */
export const toTimeInputValue = (instant: number): string => {
  const date = new Date(instant)
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`
}

/** Converts such a time back to an instant, on the same day as another instant. */
export const withTimeOfDay = (clock: string, near: number): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number)
  return new Date(near).setHours(hours, minutes, 0, 0)
}
