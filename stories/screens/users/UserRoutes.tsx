import { Route, Routes } from "react-router-dom"
import { UserScreen } from "#web/users/UserScreen.tsx"
import { UsersScreen } from "#web/users/UsersScreen.tsx"

/** Renders the user screens at their own paths, so that a story can navigate between them. */
export function UserRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/users" element={<UsersScreen />} />
        <Route path="/users/create" element={<UserScreen key="new" />} />
        <Route path="/users/:id/edit" element={<UserScreen />} />
      </Routes>
    </main>
  )
}
