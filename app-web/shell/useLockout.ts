import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import type { Person } from "#web/session/Person.ts"

/**
 * When a refresh reports that the account is no longer active, the browser goes to the dashboard, unless it is in admin
 * already (spec §4).
 */
export const useLockout = (person: Person | undefined) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wasActive = useRef(false)
  const isActive = person?.accountActive
  useEffect(() => {
    if (isActive === undefined) return
    const isClosing = wasActive.current && !isActive
    wasActive.current = isActive
    if (isClosing && !/^\/admin(\/|$)/.test(pathname)) void navigate("/dashboard", { replace: true })
  }, [isActive, pathname, navigate])
}
