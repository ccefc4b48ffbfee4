import { Navigate } from "react-router-dom"
import { useSession } from "#web/session/useSession.ts"

/** From any screen to the logout transition, which goes on to the base domain's sign-in (spec §4). */
export function ToLogout() {
  const { place } = useSession()
  return (
    <Navigate
      to={`/auth-transition?${new URLSearchParams({ type: "logout", redirect: `${place.baseUrl}/login` })}`}
      replace
    />
  )
}
