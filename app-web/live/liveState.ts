let until = 0

/**
 * Records that the channel is alive: changes are pushed for this many milliseconds, unless extended by the next event.
 */
export const markLive = (milliseconds: number): void => {
  until = Date.now() + milliseconds
}

/** Returns whether changes are currently being pushed, so that no polling is needed. */
export const isLive = (): boolean => Date.now() < until

const name = "frit.presence"

/** Notifies the page that the set of users viewing a job changed. Null means too many jobs changed to name them. */
export const notifyPresence = (job: string | null) => void window.dispatchEvent(new CustomEvent(name, { detail: job }))

/** Subscribes to those notifications. Returns a function that unsubscribes. */
export const subscribePresence = (job: string, hear: () => void): (() => void) => {
  const heard = ({ detail }: CustomEventInit<string | null>) => {
    if (detail === null || detail === job) hear()
  }
  window.addEventListener(name, heard as EventListener)
  return () => window.removeEventListener(name, heard as EventListener)
}
