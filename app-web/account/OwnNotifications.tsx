import { useState } from "react"
import { NotificationChannel } from "#domain/notifications/NotificationKind.ts"
import {
  deletePushDevice,
  getOwnNotifications,
  postPushDevice,
  putOwnNotifications
} from "#domain/notifications/notificationsApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Section } from "#ui/Section.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { PushSubscription } from "#domain/notifications/Notification.ts"

/**
 * The user's notification channels by topic, and the devices that receive push notifications. Each choice is saved
 * immediately.
 */
export function OwnNotifications() {
  const { t, of } = useWords()
  const { timeOrDateTime } = useFormats()
  const showToast = useToast()
  const { data } = useApiQuery(getOwnNotifications, {})
  const [here, setHere] = useState(deviceHere)
  const [isDenied, setDenied] = useState(false)
  const refreshes = [getOwnNotifications]
  const say = (id: "notifications.saved" | "notifications.added" | "notifications.removed") =>
    showToast({ kind: "success", text: t(id) })
  const be = (id: string | null) => {
    keepDeviceHere(id)
    setHere(id)
  }
  const choose = useApiMutation(putOwnNotifications, {
    invalidates: refreshes,
    onDone: () => say("notifications.saved")
  })
  const add = useApiMutation(postPushDevice, {
    invalidates: refreshes,
    onDone: ({ id }) => {
      be(id)
      say("notifications.added")
    }
  })
  const remove = useApiMutation(deletePushDevice, {
    invalidates: refreshes,
    onDone: () => say("notifications.removed")
  })
  if (data === undefined || data.kinds.length === 0) return null
  const { choices, kinds, devices, publicKey } = data
  const isHere = devices.some(({ id }) => id === here)
  const wantsPush = kinds.some((kind) => choices[kind] === "push")
  const addHere = async () => {
    const subscription = await subscribeHere(publicKey).catch(() => undefined)
    setDenied(subscription === undefined)
    if (subscription !== undefined) add.send(subscription)
  }
  return (
    <Section title={t("notifications.title")} description={t("notifications.about")} id="notifications">
      <div className="Preferences">
        {kinds.map((kind) => (
          <SegmentedControl
            key={kind}
            label={of("notificationKind", kind)}
            options={NotificationChannel.literals.map((value) => ({
              value,
              label: of("notificationChannel", value)
            }))}
            value={choices[kind]}
            onChange={(channel) => choose.send({ ...choices, [kind]: channel })}
          />
        ))}
        {(wantsPush || devices.length > 0) && (
          <div className="PushDevices">
            <p>{t(devices.length === 0 ? "notifications.noDevice" : "notifications.devices")}</p>
            {devices.length > 0 && (
              <ul>
                {devices.map(({ id, name, addedAt }) => {
                  const device = name || t("sessions.unknownDevice")
                  return (
                    <li key={id}>
                      <span>
                        {device}
                        {id === here && ` · ${t("sessions.this")}`} · {timeOrDateTime(addedAt)}
                      </span>
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={t("notifications.removeOne", { device })}
                        onPress={() => {
                          if (id === here) {
                            be(null)
                            void unsubscribeHere()
                          }
                          remove.send({ id })
                        }}
                      >
                        {t("devices.forget")}
                      </Button>
                    </li>
                  )
                })}
              </ul>
            )}
            {!isHere &&
              (canPushHere() ? (
                <Button isPending={add.isPending} onPress={() => void addHere()}>
                  {t("notifications.addHere")}
                </Button>
              ) : (
                <p>{t("notifications.cannotHere")}</p>
              ))}
            {isDenied && <Callout tone="warning" title={t("notifications.denied")} isLive />}
          </div>
        )}
      </div>
    </Section>
  )
}

/** Local storage key for the id of the user's device that this browser is. */
const place = "frit.pushDevice"

/** Whether this browser supports push notifications. On an iPhone, only after Frit was added to the home screen. */
const canPushHere = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

/** Returns the device id of this browser for the current user. */
const deviceHere = (): string | null => localStorage.getItem(place)

/** Stores the device id of this browser. */
const keepDeviceHere = (id: string | null): void => {
  if (id === null) localStorage.removeItem(place)
  else localStorage.setItem(place, id)
}

/** Returns the service worker that shows notifications, once it is active. It controls no pages. */
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

/**
 * Requests permission and subscribes this browser with the shop's public key. Returns undefined if the user or the
 * browser declines.
 */
const subscribeHere = async (publicKey: string): Promise<PushSubscription | undefined> => {
  if ((await Notification.requestPermission()) !== "granted") return undefined
  const { pushManager } = await worker()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription made with a previous key of the shop no longer receives anything.
  await (await pushManager.getSubscription())?.unsubscribe()
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint === undefined || p256dh === undefined || auth === undefined ? undefined : { endpoint, p256dh, auth }
}

/** Cancels this browser's push subscription. */
const unsubscribeHere = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration("/push/")
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
