import { createContext, use, useSyncExternalStore } from "react"
import type { Language } from "#domain/words/languages.ts"
import type { InstallerWords } from "./installerWordsOf.ts"
import type { PhoneFormats } from "./phoneFormats.ts"
import type { PhoneQueue, PhoneState } from "./phoneQueue.ts"

interface Phone {
  readonly queue: PhoneQueue
  readonly words: InstallerWords
  readonly formats: PhoneFormats
  readonly language: Language
  readonly go: (place: string) => void
}

export const PhoneContext = createContext<Phone | undefined>(undefined)

/** The phone that the page is on. */
export const usePhone = (): Phone & { readonly state: PhoneState } => {
  const phone = use(PhoneContext)
  if (phone === undefined) throw new Error("outside the installer's phone")
  return { ...phone, state: useSyncExternalStore(phone.queue.subscribe, phone.queue.state) }
}
