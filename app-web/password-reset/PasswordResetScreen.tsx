import "./PasswordReset.css"
import { useMachine } from "@xstate/react"
import { useEffect, useState } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router-dom"
import { useRun } from "#web/api/ApiProvider.tsx"
import { BareFrame } from "#web/shell/BareFrame.tsx"
import { linkIn } from "./linkIn.ts"
import { passwordWasReset } from "./passwordWasReset.ts"
import { ResetStep } from "./ResetStep.tsx"
import { resetLogic } from "./resetLogic.ts"

const asking = "/forgot-password"
const choosing = "/reset-password"

/** /forgot-password and /reset-password: one conversation, led by its machine, whose step decides the address. */
export function PasswordResetScreen() {
  const run = useRun()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [parameters] = useSearchParams()
  const [link] = useState(() => (pathname === choosing ? linkIn(parameters) : undefined))
  const [logic] = useState(() =>
    resetLogic(run, () => void navigate("/login", { replace: true, state: passwordWasReset }))
  )
  const [snapshot, send] = useMachine(logic, { input: { link } })

  const isAsking = ["asking", "requesting", "emailNotFound", "sent"].some((state) =>
    snapshot.matches(state as "asking")
  )
  const place = isAsking ? asking : choosing
  const isLeaving = snapshot.matches("left")
  useEffect(() => {
    // The secret does not stay in the address, where a history or a copied link would carry it.
    if (!isLeaving && (pathname !== place || search !== "")) void navigate(place, { replace: true })
  }, [isLeaving, navigate, pathname, place, search])

  return (
    <BareFrame>
      <div className="PasswordReset">
        <ResetStep snapshot={snapshot} send={send} />
      </div>
    </BareFrame>
  )
}
