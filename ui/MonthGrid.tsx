import "#ui/IconButton.css"
import "#ui/MonthGrid.css"
import { Button } from "react-aria-components/Button"
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading
} from "react-aria-components/Calendar"
import { Icon } from "#ui/Icon.tsx"

/**
 * The month view of a calendar popover: the month's name, previous and next buttons, and the days. Must be inside a
 * react-aria Calendar.
 */
export function MonthGrid() {
  return (
    <>
      <header className="MonthHead">
        <Button slot="previous" className="IconButton">
          <Icon name="chevron-left" />
        </Button>
        <CalendarHeading className="MonthName" />
        <Button slot="next" className="IconButton">
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid className="MonthDays" weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="MonthWeekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="MonthDay" />}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
