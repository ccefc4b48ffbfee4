import type { PushSubscription } from "#domain/notifications/Notification.ts"

/** Where this browser keeps which of the person's devices it is. */
const place = "frit.pushDevice"

/** Whether this browser can show notifications at all; on an iPhone only once Frit is on the home screen. */
export const canPushHere = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

/** The device that this browser is, of those of whoever is signed in. */
export const deviceHere = (): string | null => localStorage.getItem(place)

/** Keeps which device this browser is. */
export const keepDeviceHere = (id: string | null): void => {
  if (id === null) localStorage.removeItem(place)
  else localStorage.setItem(place, id)
}

/** The worker that shows notifications, once it is at work; it controls no page. */
const worker = async (): Promise<ServiceWorkerRegistration> => {
  const registration = await navigator.serviceWorker.register("/push-worker.js", { scope: "/push/" })
  const coming = registration.installing ?? registration.waiting
  if (registration.active === null && coming !== null)
    await new Promise<void>((resolve) => {
      coming.addEventListener("statechange", () => {
        if (coming.state === "activated" || coming.state === "redundant") resolve()
      })
    })
  return registration
}

/** Asks the person, and subscribes this browser by the shop's key; undefined where they or the browser said no. */
export const subscribeHere = async (publicKey: string): Promise<PushSubscription | undefined> => {
  if ((await Notification.requestPermission()) !== "granted") return undefined
  const { pushManager } = await worker()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription by an older key of the shop takes nothing any more.
  await (await pushManager.getSubscription())?.unsubscribe()
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint === undefined || p256dh === undefined || auth === undefined ? undefined : { endpoint, p256dh, auth }
}

/** Ends the subscription of this browser. */
export const unsubscribeHere = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration("/push/")
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
