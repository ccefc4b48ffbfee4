import type { ReactNode } from "react"
import { useSession } from "#web/session/useSession.ts"
import { UserContext } from "#web/session/useUser.ts"
import { AllWords } from "#web/words/AllWords.tsx"
import { BareFrame } from "./BareFrame.tsx"
import { Shell } from "./Shell.tsx"
import { ToLogout } from "./ToLogout.tsx"
import { WaitingScreen } from "./WaitingScreen.tsx"

/** A screen for everybody: inside the shell for those who are signed in. */
export function Anywhere({ children }: { readonly children: ReactNode }) {
  const { person, state } = useSession()
  if (person !== undefined)
    return (
      <AllWords waiting={<WaitingScreen />}>
        <UserContext value={person}>
          <Shell>{children}</Shell>
        </UserContext>
      </AllWords>
    )
  if (state === "leaving") return <ToLogout />
  return state === "waiting" ? <WaitingScreen /> : <BareFrame>{children}</BareFrame>
}
