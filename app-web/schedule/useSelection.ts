import { createContext, type MouseEvent, useCallback, useContext, useMemo, useState } from "react"

/** Stops and waiting jobs selected to be planned together, by card key. */
export interface CardSelection {
  readonly keys: ReadonlySet<string>
  /** Whether a click selects; otherwise Shift, Ctrl or the X key does. */
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
  readonly toggle: (key: string) => void
  readonly pickAll: (keys: ReadonlyArray<string>) => void
  readonly clear: () => void
}

/** Undefined for users who may not plan. */
export const CardSelectionContext = createContext<CardSelection | undefined>(undefined)

const none: ReadonlySet<string> = new Set()

/** The selected cards of a board. */
export const useSelection = (): CardSelection => {
  const [keys, setKeys] = useState(none)
  const [isOn, turn] = useState(false)
  const toggle = useCallback(
    (key: string) =>
      setKeys((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key])),
    []
  )
  const pickAll = useCallback((all: ReadonlyArray<string>) => setKeys(new Set(all)), [])
  const clear = useCallback(() => {
    setKeys(none)
    turn(false)
  }, [])
  return useMemo(() => ({ keys, isOn, turn, toggle, pickAll, clear }), [keys, isOn, toggle, pickAll, clear])
}

type Press = Pick<MouseEvent, "shiftKey" | "ctrlKey" | "metaKey">

/** Selection of one card, by a click or key that would otherwise act on the card alone. */
export const useCardSelection = (key: string, isPickable = true) => {
  const all = useContext(CardSelectionContext)
  const picking = isPickable ? all : undefined
  return {
    mayPick: picking !== undefined,
    isPicked: picking?.keys.has(key) === true,
    toggle: () => picking?.toggle(key),
    /** Whether the click toggled the selection and is handled. */
    picks: (event: Press): boolean => {
      if (picking === undefined || !(picking.isOn || event.shiftKey || event.ctrlKey || event.metaKey)) return false
      picking.toggle(key)
      return true
    },
    /** Whether the key toggled the selection and is handled. */
    picksByKey: (event: Press & { readonly key: string; readonly altKey: boolean }): boolean => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (picking === undefined || !isPlain || event.key.toLowerCase() !== "x") return false
      picking.toggle(key)
      return true
    }
  }
}
