import { Navigate } from "react-router-dom"

/** /tenant-account names no tenant: root chooses one in the list. */
export function TenantAccountsScreen() {
  return <Navigate to="/tenants" replace />
}
