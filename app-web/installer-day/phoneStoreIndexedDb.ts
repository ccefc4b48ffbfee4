import type { PhoneItem } from "./PhoneItem.ts"
import type { StoredDay, PhoneStore } from "./PhoneStore.ts"

const name = "frit-installer"

/** Opens the phone's IndexedDB database. It survives closing the page, and is cleared at sign-out (Clear-Site-Data). */
export const phoneStoreIndexedDb = async (): Promise<PhoneStore> => {
  const database = await opened()
  // Requested once there is something to lose: browsers may clear a site that is not opened for weeks.
  void navigator.storage?.persist?.()
  const act = <A>(place: "days" | "items", mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<A>) =>
    new Promise<A>((resolve, reject) => {
      const transaction = database.transaction(place, mode, { durability: "strict" })
      const request = work(transaction.objectStore(place))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? request.error)
    })
  return {
    day: () => act("days", "readonly", (store) => store.get("day") as IDBRequest<StoredDay | undefined>),
    keepDay: async (day) => void (await act("days", "readwrite", (store) => store.put(day, "day"))),
    items: async () =>
      (await act("items", "readonly", (store) => store.getAll() as IDBRequest<Array<PhoneItem>>)).toSorted(
        (one, other) => one.order - other.order
      ),
    put: async (item) => void (await act("items", "readwrite", (store) => store.put(item))),
    remove: (id) => act("items", "readwrite", (store) => store.delete(id))
  }
}

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore("days")
      request.result.createObjectStore("items", { keyPath: "id" })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
