import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react"
import { createToasts } from "#ui/createToasts.ts"
import { ToastRegion } from "#ui/ToastRegion.tsx"
import { useWords } from "#web/words/useWords.ts"
import { type ForgetToast, ForgetToastContext, type ShowToast, ToastContext, type Toast } from "./useToast.ts"

/** A toast and its timestamp in milliseconds. */
export interface ShownToast extends Toast {
  readonly at: number
}

const ToastHistoryContext = createContext<ReadonlyArray<ShownToast>>([])

/** Returns the toasts shown on this page so far, newest first, for reading those that closed too soon. */
export const useToastHistory = () => useContext(ToastHistoryContext)

const remembered = 20

/** Shows toasts at the bottom left (spec §9: 2.5 s, paused on hover and focus) and remembers the most recent ones. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useWords()
  const [toasts] = useState(createToasts)
  const latest = useRef(new Map<string, () => void>())
  const [said, setSaid] = useState<ReadonlyArray<ShownToast>>([])
  const forget = useCallback<ForgetToast>((about) => {
    latest.current.get(about)?.()
    latest.current.delete(about)
  }, [])
  const say = useCallback<ShowToast>(
    (saying) => {
      const { about } = saying
      if (about !== undefined) forget(about)
      const close = toasts.show({
        tone: saying.kind,
        title: saying.text,
        ...(saying.action === undefined ? {} : { action: saying.action })
      })
      if (about !== undefined) latest.current.set(about, close)
      setSaid((before) => [{ ...saying, at: Date.now() }, ...before].slice(0, remembered))
    },
    [toasts, forget]
  )
  return (
    <ToastContext value={say}>
      <ForgetToastContext value={forget}>
        <ToastHistoryContext value={said}>{children}</ToastHistoryContext>
      </ForgetToastContext>
      <ToastRegion toasts={toasts} label={t("toasts")} closeLabel={t("close")} />
    </ToastContext>
  )
}
