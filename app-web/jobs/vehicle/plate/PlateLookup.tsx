import { quoting } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { Button } from "#ui/Button.tsx"
import { Spinner } from "#ui/Spinner.tsx"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { PlateAnswer } from "./PlateAnswer.tsx"
import { usePlateLookup } from "./usePlateLookup.ts"
import "./PlateLookup.css"

/** Finds the vehicle of a plate, once one is typed: says what the law permits it for, and how it goes on. */
export function PlateLookup({ open }: { readonly open: OpenJob }) {
  const { t } = useWords()
  const user = useUser()
  const looking = usePlateLookup(open)
  const { plate, vin } = open.form.values.vehicle
  if (plate === "" || !mayEnter(quoting, user)) return null
  return (
    <div className="PlateLookup">
      <div className="PlateLookupAsk">
        {looking.isAsking ? (
          <Button size="small" icon="x" onPress={looking.cancel}>
            {t("plate.cancel")}
          </Button>
        ) : (
          <Button size="small" icon="search" isDisabled={!looking.isWorth} onPress={looking.find}>
            {t("plate.find")}
          </Button>
        )}
        <p className="Quiet">{looking.isWorth ? t("plate.permitted") : t("plate.stateFirst")}</p>
      </div>
      {looking.isAsking && (
        <div className="PlateLookupBusy">
          <Spinner size={16} label={t("plate.asking")} /> <span role="status">{t("plate.asking")}</span>
        </div>
      )}
      <PlateAnswer looking={looking} vin={vin} />
    </div>
  )
}
