import type { PhotoFlow } from "#domain/public-page/photoFlow.ts"
import type { PhotoSubject } from "#domain/public-page/photoLinkTypes.ts"

/** A photo that has not reached the shop yet, or was rejected. */
export interface WaitingPhoto {
  readonly fileId: string
  readonly subject: PhotoSubject
  readonly file: Blob
}

/** Local storage for one link until everything is sent: the customer's progress and pending photos. */
export interface PhotoStore {
  readonly flow: () => PhotoFlow | undefined
  readonly keepFlow: (flow: PhotoFlow) => void
  readonly photos: () => Promise<ReadonlyArray<WaitingPhoto>>
  readonly put: (photo: WaitingPhoto) => Promise<void>
  readonly remove: (fileId: string) => Promise<void>
  /** Deletes everything stored for the link. */
  readonly clear: () => Promise<void>
}

const name = "frit-photos"

/** Storage on the device, by link token. If the browser has no storage, the customer starts over. */
export const photoStoreOnDevice = (token: string): PhotoStore => {
  const place = `frit.photos.${token}`
  const act = async <A>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<A>): Promise<A> => {
    const database = await opened()
    return new Promise((resolve, reject) => {
      const transaction = database.transaction("photos", mode)
      const request = work(transaction.objectStore("photos"))
      transaction.oncomplete = () => {
        database.close()
        resolve(request.result)
      }
      transaction.onabort = () => reject(transaction.error ?? request.error)
    })
  }
  const kept = async () => {
    const all = await act("readonly", (store) => store.getAll() as IDBRequest<Array<WaitingPhoto & { token: string }>>)
    return all.filter((one) => one.token === token)
  }
  return {
    flow: () => {
      try {
        return (JSON.parse(localStorage.getItem(place) ?? "null") as PhotoFlow | null) ?? undefined
      } catch {
        return undefined
      }
    },
    keepFlow: (flow) => {
      try {
        localStorage.setItem(place, JSON.stringify(flow))
      } catch {
        // Confirmed answers are already on the server.
      }
    },
    photos: () => kept().catch(() => []),
    put: async (photo) => void (await act("readwrite", (store) => store.put({ ...photo, token })).catch(() => {})),
    remove: async (fileId) => void (await act("readwrite", (store) => store.delete(fileId)).catch(() => {})),
    clear: async () => {
      try {
        localStorage.removeItem(place)
        for (const { fileId } of await kept()) await act("readwrite", (store) => store.delete(fileId))
      } catch {
        // There was nothing stored.
      }
    }
  }
}

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore("photos", { keyPath: "fileId" })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
