import { useEffect } from "react"
import type { Command } from "#ui/matchCommands.ts"

/** What can be done with the record that lies open, and what the record is called. */
export interface OpenActions {
  readonly title: string
  readonly commands: ReadonlyArray<Command>
}

let offered: OpenActions | undefined

/** Offers to the command palette what the screen can do with its record, while the screen is there. */
export const useOfferedActions = (actions: OpenActions) =>
  useEffect(() => {
    offered = actions
    return () => {
      if (offered === actions) offered = undefined
    }
  })

/** What the screen that is open offers now. */
export const offeredActions = (): OpenActions | undefined => offered
