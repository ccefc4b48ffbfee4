import { Outlet, useNavigate } from "react-router-dom"
import { Routing } from "#ui/Routing.tsx"

/** Above every route: links of ui go through the router. */
export function Root() {
  const navigate = useNavigate()
  return <Routing navigate={(path) => void navigate(path)}><Outlet /></Routing>
}
