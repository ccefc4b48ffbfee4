import { Route, Routes } from "react-router-dom"
import { UserScreen } from "#web/users/UserScreen.tsx"
import { UsersScreen } from "#web/users/UsersScreen.tsx"

/** The users screens under their own paths, so that a story can walk from one to the next. */
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
