import { Navigate } from "react-router-dom"

/** /tenant-account without a tenant: redirects root users to the tenant list. */
export function TenantAccountsScreen() {
  return <Navigate to="/tenants" replace />
}
