import { Route, Routes } from "react-router-dom"
import { PricingProfileScreen } from "#web/pricing-profiles/PricingProfileScreen.tsx"
import { PricingProfilesScreen } from "#web/pricing-profiles/PricingProfilesScreen.tsx"

/** Renders the pricing profile screens at their own paths, so that a story can navigate between them. */
export function ProfileRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/pricing-profile" element={<PricingProfilesScreen />} />
        <Route path="/pricing-profile/create" element={<PricingProfileScreen key="new" />} />
        <Route path="/pricing-profile/:id/edit" element={<PricingProfileScreen />} />
      </Routes>
    </main>
  )
}
