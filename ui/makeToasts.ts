import { type ReactElement } from "react"
import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast"
import type { Tone } from "#ui/Tone.ts"

/** What a toast says. */
export interface ToastMessage {
  readonly tone?: Exclude<Tone, "neutral"> | undefined
  readonly title: string
  readonly description?: string | ReactElement | undefined
  /** One thing to do about it, such as Undo; closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** A queue of toasts and the way to add to it. */
export interface Toasts {
  readonly queue: ToastQueue<ToastMessage>
  /** Shows a message and returns how to take it back. `timeout` in ms, null for until dismissed. */
  readonly show: (message: ToastMessage, options?: { readonly timeout?: number | null }) => () => void
}

/** Spec §9: toasts close after 2.5 s. One that offers an action waits 10 s, so that there is time to use it. */
const timeoutOf = (message: ToastMessage) => (message.action === undefined ? 2500 : 10_000)

/** Makes the app's toasts; a ToastRegion draws them. */
export const makeToasts = (): Toasts => {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 })
  return {
    queue,
    show: (message, { timeout = timeoutOf(message) } = {}) => {
      const key = queue.add(message, timeout === null ? {} : { timeout })
      return () => queue.close(key)
    }
  }
}
