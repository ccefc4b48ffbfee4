import type { InstallerDay } from "#domain/installer-day/installerDayApi.ts"
import type { PhoneItem } from "./PhoneItem.ts"

/** The days as they were last fetched. */
export interface KeptDay {
  readonly day: InstallerDay
  readonly fetchedAt: number
}

/** What stays on the phone when the page is closed or killed. */
export interface PhoneStore {
  readonly day: () => Promise<KeptDay | undefined>
  readonly keepDay: (day: KeptDay) => Promise<void>
  /** All that was done here and is still told of, in the order in which it is sent. */
  readonly items: () => Promise<ReadonlyArray<PhoneItem>>
  readonly put: (item: PhoneItem) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

/** The same for as long as the page is open: for stories and tests. */
export const phoneStoreMemory = (kept?: KeptDay, items: ReadonlyArray<PhoneItem> = []): PhoneStore => {
  let day = kept
  const all = new Map(items.map((item) => [item.id, item]))
  return {
    day: async () => day,
    keepDay: async (next) => void (day = next),
    items: async () => [...all.values()].toSorted((one, other) => one.order - other.order),
    put: async (item) => void all.set(item.id, item),
    remove: async (id) => void all.delete(id)
  }
}
