import { Route, Routes } from "react-router-dom"
import { JobScreen } from "#web/jobs/JobScreen.tsx"
import { JobsScreen } from "#web/jobs/JobsScreen.tsx"

/** Renders the job screens at their own paths, so that a story can navigate between them. */
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
