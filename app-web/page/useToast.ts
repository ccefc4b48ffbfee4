import { createContext, useContext } from "react"

/** A brief message at the bottom left (spec §9), in the user's language. */
export interface Toast {
  readonly kind: "success" | "info" | "warning" | "danger"
  readonly text: string
  /**
   * What the message is about, such as `job.` and an id. It replaces earlier messages about the same thing, whose
   * action would be wrong by then.
   */
  readonly about?: string
  /** Such as "Undo". Keeps the message on screen for 10 seconds. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export type ShowToast = (saying: Toast) => void

export const ToastContext = createContext<ShowToast>(() => {})

/** Removes the message about something from the screen, including its action. */
export type ForgetToast = (about: string) => void

export const ForgetToastContext = createContext<ForgetToast>(() => {})

/** Returns a function that removes an earlier message about something once its action, such as Undo, would be wrong. */
export const useForgetToast = (): ForgetToast => useContext(ForgetToastContext)

/** Returns a function that shows a message: `say({ kind: "success", text: t("customer.saved") })`. */
export const useToast = (): ShowToast => useContext(ToastContext)
