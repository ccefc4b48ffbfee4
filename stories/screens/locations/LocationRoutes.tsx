import { Route, Routes } from "react-router-dom"
import { LocationScreen } from "#web/locations/LocationScreen.tsx"
import { LocationsScreen } from "#web/locations/LocationsScreen.tsx"

/** Renders the location screens at their own paths, so that a story can navigate between them. */
export function LocationRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/locations" element={<LocationsScreen />} />
        <Route path="/locations/create" element={<LocationScreen key="new" />} />
        <Route path="/locations/:id/edit" element={<LocationScreen />} />
      </Routes>
    </main>
  )
}
