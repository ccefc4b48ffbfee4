import { Route, Routes } from "react-router-dom"
import { ReminderScreen } from "#web/reminders/ReminderScreen.tsx"
import { RemindersScreen } from "#web/reminders/RemindersScreen.tsx"

/** Renders the reminder screens at their own paths, so that a story can navigate between them. */
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
