import { useQueryClient } from "@tanstack/react-query"
import { getProfile } from "#domain/account/accountApi.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { isFailure } from "#web/api/isFailure.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { TimeZoneField } from "#web/forms/TimeZoneField.tsx"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"
import { keepInProfile } from "./keepInProfile.ts"
import "./OwnTimeZone.css"

/** One's own time zone, kept in the profile as soon as one is chosen. */
export function OwnTimeZone() {
  const { t } = useWords()
  const run = useRun()
  const queries = useQueryClient()
  const say = useSay()
  const textOf = useFailureText()
  const { data } = useQueryOf(getProfile, {})
  if (data === undefined) return null
  const choose = async (timeZone: string) => {
    if (timeZone === "" || timeZone === data.timeZone) return
    try {
      queries.setQueryData([getProfile.name, {}], await run(keepInProfile({ timeZone })))
      say({ kind: "success", text: t("ownProfile.saved") })
    } catch (failure) {
      if (isFailure(failure)) say({ kind: "danger", text: textOf(failure) })
    }
  }
  return (
    <div className="OwnTimeZone">
      <TimeZoneField
        name="timeZone"
        label={t("timeZone")}
        value={data.timeZone}
        onChange={(zone) => void choose(zone)}
      />
    </div>
  )
}
