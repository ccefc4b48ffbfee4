import { Route, Routes } from "react-router-dom"
import { ChangePasswordScreen } from "#web/account/ChangePasswordScreen.tsx"
import { ProfileScreen } from "#web/account/ProfileScreen.tsx"
import { UserProfileScreen } from "#web/account/UserProfileScreen.tsx"
import { PreferencesScreen } from "#web/account/PreferencesScreen.tsx"

/** Renders the account screens at their own paths. */
export function AccountRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/account/profile" element={<ProfileScreen />} />
        <Route path="/account/user-profile" element={<UserProfileScreen />} />
        <Route path="/account/change-password" element={<ChangePasswordScreen />} />
        <Route path="/account/preferences" element={<PreferencesScreen />} />
        <Route path="/" element={<p>{"start"}</p>} />
      </Routes>
    </main>
  )
}
