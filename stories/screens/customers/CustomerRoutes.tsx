import { Route, Routes } from "react-router-dom"
import { CustomerScreen } from "#web/customers/CustomerScreen.tsx"
import { CustomersScreen } from "#web/customers/CustomersScreen.tsx"

/** Renders the customer screens at their own paths, so that a story can navigate between them. */
export function CustomerRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/customers" element={<CustomersScreen />} />
        <Route path="/customers/create" element={<CustomerScreen key="new" />} />
        <Route path="/customers/:id/edit" element={<CustomerScreen />} />
      </Routes>
    </main>
  )
}
