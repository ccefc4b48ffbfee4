import { useQueryClient } from "@tanstack/react-query"
import { useSelector } from "@xstate/react"
import { type ReactNode, useEffect, useMemo, useState } from "react"
import type { SnapshotFrom } from "xstate"
import type { sessionMachine } from "#domain/session/sessionMachine.ts"
import { countryOf, type Person } from "#web/access/Person.ts"
import { ApiProvider, type ApiRuntime, runWith } from "#web/api/ApiProvider.tsx"
import { languageOf } from "#domain/words/languages.ts"
import { useLocale } from "#web/words/WordsProvider.tsx"
import { renewalOf, type SessionActor } from "./renewalOf.ts"
import { signInMark } from "./signInMark.ts"
import type { SiteInfo } from "./SiteInfo.ts"
import { SessionContext, type Session, type SessionState } from "./useSession.ts"

interface SessionProviderProps {
  readonly actor: SessionActor
  readonly runtime: ApiRuntime
  readonly site: SiteInfo
  readonly children: ReactNode
}

/** Provides the session and API access to everything below. */
export function SessionProvider({ actor, runtime, site, children }: SessionProviderProps) {
  const snapshot = useSelector(actor, (state) => state)
  const queries = useQueryClient()
  const { suggest } = useLocale()
  const person = snapshot.context.user as Person | undefined
  const [last, setLast] = useState<Person>()
  const run = useMemo(() => runWith(runtime, renewalOf(actor)), [runtime, actor])
  const state = sessionStateOf(snapshot)
  const isBeingChecked = snapshot.matches("checkingPassword") || snapshot.matches("checkingCode")
  const endedOnPurpose = snapshot.context.notice === "loggedOut" || state === "leaving"

  useEffect(() => {
    if (person === undefined) return
    if (last !== undefined && last.id !== person.id) queries.clear()
    setLast(person)
    signInMark.remember()
    suggest(languageOf(person.profile.defaultLanguage), countryOf(person.profile), person.id)
    // Depends only on the person and their profile, not on the changing identity of `suggest`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [person])

  useEffect(() => {
    if (!endedOnPurpose) return
    queries.clear()
    setLast(undefined)
    signInMark.forget()
  }, [endedOnPurpose, queries])

  const session = useMemo<Session>(
    () => ({
      state,
      isBeingChecked,
      person,
      expiredPerson: person === undefined && !endedOnPurpose ? last : undefined,
      notice: snapshot.context.notice,
      minutes: snapshot.context.minutes,
      seconds: snapshot.context.seconds,
      // A development server knows the shop only from the URL.
      site: state === "nowhere" ? { ...site, tenant: null } : site,
      signIn: (userName, password) => actor.send({ type: "signIn", userName, password }),
      secondStep: snapshot.context.secondStep?.methods,
      usePasskey: () => actor.send({ type: "usePasskey" }),
      sendCode: (code) => actor.send({ type: "sendCode", code }),
      startOver: () => actor.send({ type: "startOver" }),
      signOut: () => actor.send({ type: "signOut" }),
      again: () => actor.send({ type: "again" }),
      changed: () => actor.send({ type: "changed" })
    }),
    [
      state,
      isBeingChecked,
      person,
      last,
      endedOnPurpose,
      snapshot.context.notice,
      snapshot.context.minutes,
      snapshot.context.seconds,
      snapshot.context.secondStep,
      site,
      actor
    ]
  )

  return (
    <SessionContext value={session}>
      <ApiProvider run={run}>{children}</ApiProvider>
    </SessionContext>
  )
}

/** Maps the machine's state to what the UI shows. A background refresh still counts as "signedIn". */
const sessionStateOf = (snapshot: SnapshotFrom<typeof sessionMachine>): SessionState => {
  if (snapshot.matches("signingOut") || snapshot.matches("stillSignedInThere") || snapshot.matches("leaving"))
    return "leaving"
  if (snapshot.context.user !== undefined) return "signedIn"
  if (snapshot.matches("signedOut")) return "signedOut"
  if (snapshot.matches("nowhere")) return "nowhere"
  if (snapshot.matches("unreachable")) return "unreachable"
  if (snapshot.context.secondStep !== undefined)
    return snapshot.matches("secondStep") ? "secondStep" : "checkingSecondStep"
  if (snapshot.matches("checkingPassword") || snapshot.matches("checkingPasskey") || snapshot.matches("handingOff"))
    return "checking"
  return "waiting"
}
