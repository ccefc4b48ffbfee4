import { Route, Routes } from "react-router-dom"
import { ReminderScreen } from "#web/reminders/ReminderScreen.tsx"
import { RemindersScreen } from "#web/reminders/RemindersScreen.tsx"

/** The reminders' screens under their own paths, so that a story can walk from one to the next. */
export function ReminderRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/reminders" element={<RemindersScreen />} />
        <Route path="/reminders/create" element={<ReminderScreen key="new" />} />
        <Route path="/reminders/:id/edit" element={<ReminderScreen />} />
        <Route path="*" element={<p>{"elsewhere"}</p>} />
      </Routes>
    </main>
  )
}
