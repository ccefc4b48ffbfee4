import { createContext, useContext } from "react"

/** Something the product says in passing, at the bottom left (spec §9), in the reader's language. */
export interface Saying {
  readonly kind: "success" | "info" | "warning" | "danger"
  readonly text: string
  /** Such as "Undo"; keeps the saying on screen for 10 seconds. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export type Say = (saying: Saying) => void

export const SayContext = createContext<Say>(() => {})

/** Says something in passing: `say({ kind: "success", text: t("customer.saved") })`. */
export const useSay = (): Say => useContext(SayContext)
