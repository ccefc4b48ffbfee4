import { type ReactElement } from "react"
import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast"
import type { Tone } from "#ui/Tone.ts"

/** The content of a toast. */
export interface ToastMessage {
  readonly tone?: Exclude<Tone, "neutral"> | undefined
  readonly title: string
  readonly description?: string | ReactElement | undefined
  /** A single action, such as Undo. Pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** A queue of toasts and a function that adds to it. */
export interface Toasts {
  readonly queue: ToastQueue<ToastMessage>
  /**
   * Shows a message and returns a function that dismisses it. `timeout` is in ms; null keeps the toast until it is
   * dismissed.
   */
  readonly show: (message: ToastMessage, options?: { readonly timeout?: number | null }) => () => void
}

/** Spec §9: toasts close after 2.5 s. Those with an action stay for 10 s to leave enough time to use it. */
const timeoutOf = (message: ToastMessage) => (message.action === undefined ? 2500 : 10_000)

/** Creates the app's toast queue, which a ToastRegion renders. */
export const createToasts = (): Toasts => {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 })
  return {
    queue,
    show: (message, { timeout = timeoutOf(message) } = {}) => {
      const key = queue.add(message, timeout === null ? {} : { timeout })
      return () => queue.close(key)
    }
  }
}
