import { createContext, useContext } from "react"

/** Something the product says in passing, at the bottom left (spec §9), in the reader's language. */
export interface Toast {
  readonly kind: "success" | "info" | "warning" | "danger"
  readonly text: string
  /** What it is about, such as `job.` and an id: an older one about the same goes, for its action would be wrong. */
  readonly about?: string
  /** Such as "Undo"; keeps the saying on screen for 10 seconds. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export type ShowToast = (saying: Toast) => void

export const ToastContext = createContext<ShowToast>(() => {})

/** Takes what is on screen about something away, with its action. */
export type ForgetToast = (about: string) => void

export const ForgetToastContext = createContext<ForgetToast>(() => {})

/** Takes away what an older saying about something offers, such as its Undo, once it would be wrong. */
export const useForgetToast = (): ForgetToast => useContext(ForgetToastContext)

/** Says something in passing: `say({ kind: "success", text: t("customer.saved") })`. */
export const useToast = (): ShowToast => useContext(ToastContext)
