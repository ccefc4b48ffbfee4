import { Icon } from "#ui/Icon.tsx"
import { usePhone } from "./phoneContext.ts"

/**
 * Shows that the phone is offline, with the number of pending items. Offline is a normal state, not an error, and
 * blocks nothing.
 */
export function OfflineNotice() {
  const { go, state, words, formats } = usePhone()
  const { offlineSince, isFull, items, line } = state
  const waiting = items.filter((item) => item.state === "waiting").length
  const refused = items.filter((item) => item.state === "refused").length
  if (isFull)
    return (
      <div
        className="PhoneLine"
        data-tone="danger"
        role="alert"
        ref={(note) => note?.scrollIntoView({ block: "nearest" })}
      >
        <Icon name="warning" />
        <p>
          <strong>{words("phoneFull")}</strong> {words("phoneFullHelp")}
        </p>
      </div>
    )
  if (line === "signedOut")
    return (
      <div className="PhoneLine" role="status">
        <Icon name="lock" />
        <p>
          <strong>{words("signedOut")}</strong> {words("signedOutKept", { count: waiting })}
        </p>
        <a className="PhoneSmall" href="/login?redirect=%2Finstaller">
          {words("signIn")}
        </a>
      </div>
    )
  if (line !== "away" && refused === 0) return null
  return (
    <div className="PhoneLine" role="status">
      <Icon name={line === "away" ? "offline" : "warning"} />
      <p>
        {line === "away" ? (
          <>
            <strong>
              {offlineSince === undefined
                ? words("noSignal")
                : words("noSignalSince", { time: formats.at(offlineSince) })}
            </strong>{" "}
            {waiting === 0 ? words("keepWorking") : words("savedHere", { count: waiting })}
          </>
        ) : (
          <strong>{words("refusedSome", { count: refused })}</strong>
        )}
      </p>
      <button type="button" className="PhoneSmall" onClick={() => go("queue")}>
        {words("seeQueue")}
      </button>
    </div>
  )
}
