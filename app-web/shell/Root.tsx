import { Outlet, useNavigate } from "react-router-dom"
import { Routing } from "#ui/Routing.tsx"
import { NoShopScreen } from "#web/session/NoShopScreen.tsx"
import { useSession } from "#web/session/useSession.ts"

/** Above every route: links of ui go through the router; where there is no shop there is no screen either. */
export function Root() {
  const navigate = useNavigate()
  const { state } = useSession()
  return (
    <Routing navigate={(path) => void navigate(path)}>{state === "nowhere" ? <NoShopScreen /> : <Outlet />}</Routing>
  )
}
