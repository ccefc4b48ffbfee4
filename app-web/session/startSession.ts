import { createActor } from "xstate"
import type { ApiRuntime } from "#web/api/ApiProvider.tsx"
import type { SessionActor } from "./renewalOf.ts"
import { type SessionDoors, sessionLogic } from "./sessionLogic.ts"

/** Begins to find out who is here: by the key of a hand-off, by the cookies, or not at all. */
export const startSession = (
  runtime: ApiRuntime,
  doors: SessionDoors,
  input: { readonly key: string | undefined; readonly wasSignedIn: boolean }
): SessionActor => createActor(sessionLogic(runtime, doors), { input }).start()
