let until = 0

/** Notes that the shop's channel was heard: what changes is told for so many milliseconds, unless it is heard again. */
export const heardFor = (milliseconds: number): void => {
  until = Date.now() + milliseconds
}

/** Whether what changes is told just now: then nothing need be asked for again and again. */
export const isTold = (): boolean => Date.now() < until

const name = "frit.presence"

/** Tells the page that who has a job open changed; null of so many that none is named. */
export const tellPresence = (job: string | null) => void window.dispatchEvent(new CustomEvent(name, { detail: job }))

/** Hears of it; returns how to stop. */
export const hearPresence = (job: string, hear: () => void): (() => void) => {
  const heard = ({ detail }: CustomEventInit<string | null>) => {
    if (detail === null || detail === job) hear()
  }
  window.addEventListener(name, heard as EventListener)
  return () => window.removeEventListener(name, heard as EventListener)
}
