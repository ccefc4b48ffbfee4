import type { ClipboardEvent, KeyboardEvent } from "react"
import { useLocale } from "react-aria-components/I18nProvider"
import type { DayValue } from "#ui/dayProps.ts"
import { parseDay } from "#ui/parseDay.ts"
import { submitOnEnter } from "#ui/submitOnEnter.ts"

/**
 * Returns the event handlers of a date field that go beyond a complete date: pasting a date, reporting a partial one,
 * and submitting with Enter.
 */
export const useDayTyping = ({ value, onChange, unfinished }: Pick<DayValue, "value" | "onChange" | "unfinished">) => {
  const { locale } = useLocale()
  return {
    onPaste: (event: ClipboardEvent) => {
      const day = parseDay(event.clipboardData.getData("text"), locale)
      if (day === undefined) return
      event.preventDefault()
      onChange?.(day)
    },
    onKeyDownCapture: submitOnEnter,
    onKeyUp: ({ currentTarget }: KeyboardEvent) => {
      if (unfinished === undefined) return
      const segments = [...currentTarget.querySelectorAll("[role=spinbutton]")]
      const open = segments.filter((segment) => segment.hasAttribute("data-placeholder")).length
      if (open === segments.length && value === unfinished) onChange?.("")
      if (open > 0 && open < segments.length && value !== unfinished) onChange?.(unfinished)
    }
  }
}
