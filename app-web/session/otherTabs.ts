import type { Elsewhere } from "#domain/session/SessionEvent.ts"

const name = "frit.session"
const own = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name)

/** Tells the other tabs of this browser. */
export const tellOtherTabs = (what: Elsewhere["type"]) => own?.postMessage(what)

/** Hears them; returns how to stop. */
export const hearOtherTabs = (heard: (what: Elsewhere) => void) => {
  const listen = ({ data }: MessageEvent<Elsewhere["type"]>) => heard({ type: data })
  own?.addEventListener("message", listen)
  return () => own?.removeEventListener("message", listen)
}
