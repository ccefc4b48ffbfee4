import { useEffect } from "react"
import type { Command } from "#ui/matchCommands.ts"

/** The actions on the open record, and its title. */
export interface OpenActions {
  readonly title: string
  readonly commands: ReadonlyArray<Command>
}

let offered: OpenActions | undefined

/** Registers the screen's record actions with the command palette while the screen is mounted. */
export const useOfferedActions = (actions: OpenActions) =>
  useEffect(() => {
    offered = actions
    return () => {
      if (offered === actions) offered = undefined
    }
  })

/** Returns the actions registered by the open screen. */
export const offeredActions = (): OpenActions | undefined => offered
