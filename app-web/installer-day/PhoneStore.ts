import type { InstallerDay } from "#domain/installer-day/installerDayApi.ts"
import type { PhoneItem } from "./PhoneItem.ts"

/** The days as last fetched. */
export interface StoredDay {
  readonly day: InstallerDay
  readonly fetchedAt: number
}

/** Storage on the phone that survives closing or killing the page. */
export interface PhoneStore {
  readonly day: () => Promise<StoredDay | undefined>
  readonly keepDay: (day: StoredDay) => Promise<void>
  /** All items on this phone that are still shown, in send order. */
  readonly items: () => Promise<ReadonlyArray<PhoneItem>>
  readonly put: (item: PhoneItem) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

/** An in-memory store for stories and tests. */
export const phoneStoreMemory = (kept?: StoredDay, items: ReadonlyArray<PhoneItem> = []): PhoneStore => {
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
