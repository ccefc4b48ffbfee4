import { deleteOwnDevice, listOwnDevices } from "#domain/account/accountApi.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/**
 * Lists the browsers the user has signed in from before, which are exempt from lockouts caused by other people's failed
 * attempts. Each can be removed.
 */
export function OwnDevices() {
  const { t } = useWords()
  const { timeOrDateTime } = useFormats()
  const showToast = useToast()
  const { data = [] } = useApiQuery(listOwnDevices, {})
  const forget = useApiMutation(deleteOwnDevice, {
    invalidates: [listOwnDevices],
    onDone: () => showToast({ kind: "success", text: t("devices.forgotten") })
  })
  if (data.length === 0) return null
  return (
    <Section title={t("devices.title")} description={t("devices.about")} id="devices">
      <ul className="SecurityList">
        {data.map(({ id, isThis, lastUsed, name }) => {
          const device = name || t("sessions.unknownDevice")
          return (
            <li key={id}>
              <span className="SecurityWhat">
                <span className="SecurityName">
                  {device}
                  {isThis && <Badge tone="accent">{t("sessions.this")}</Badge>}
                </span>
                <span className="SecurityQuiet tabular">
                  {t("devices.last", { last: timeOrDateTime(Date.parse(lastUsed)) })}
                </span>
              </span>
              <Button
                size="small"
                variant="quiet"
                aria-label={t("devices.forgetOne", { device })}
                onPress={() => forget.send({ id })}
              >
                {t("devices.forget")}
              </Button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
