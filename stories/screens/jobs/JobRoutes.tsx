import { Route, Routes } from "react-router-dom"
import { JobScreen } from "#web/jobs/JobScreen.tsx"
import { JobsScreen } from "#web/jobs/JobsScreen.tsx"

/** The jobs screens under their own paths, so that a story can walk from one to the next. */
export function JobRoutes() {
  return (
    <main style={{ padding: "0 24px 24px" }}>
      <Routes>
        <Route path="/jobs/jobs-list" element={<JobsScreen />} />
        <Route path="/jobs/create" element={<JobScreen key="new" />} />
        <Route path="/jobs/:id/edit" element={<JobScreen />} />
      </Routes>
    </main>
  )
}
