import "./Reminders.css"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { getReminderRules, putReminderRules } from "#domain/reminders/remindersApi.ts"
import { OfferedRule, type ReminderRules } from "#domain/reminders/ReminderRules.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { Switch } from "#ui/Switch.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { useReminderPeople } from "./useReminderPeople.ts"

/** /admin/reminders: the reminders that are created automatically, and their assignees. */
export function ReminderRulesScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getReminderRules, {})
  return (
    <>
      <PageHeader
        title={t("route.reminderRules")}
        about={t("admin.reminders")}
        back={{ label: t("route.admin"), href: "/admin" }}
      />
      {data !== undefined ? (
        <Rules rules={data} />
      ) : error === null ? (
        <div role="status">
          <span className="hidden-text">{t("loading")}</span>
          <Skeleton widths={["40%", "60%", "50%"]} />
        </div>
      ) : (
        <LoadFailed failure={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

/** Options for the number of days after which a quote is followed up. */
const quoteDays = [1, 2, 3, 5, 7, 10, 14, 21, 30]

/**
 * Saves each change immediately, with an optimistic update. Changes made while a request is pending are sent together
 * after it.
 */
function Rules({ rules }: { readonly rules: ReminderRules }) {
  const { t, of } = useWords()
  const showToast = useToast()
  const { people } = useReminderPeople()
  const [chosen, setChosen] = useState(rules)
  const sent = useRef(rules)
  const { send, isPending } = useApiMutation(putReminderRules, {
    invalidates: [getReminderRules],
    onDone: () => showToast({ kind: "success", about: "reminderRules", text: t("reminderRules.saved") }),
    onFailure: () => {
      sent.current = rules
      setChosen(rules)
    }
  })
  useEffect(() => {
    if (isPending || chosen === sent.current) return
    sent.current = chosen
    send(chosen)
  }, [chosen, isPending, send])
  const follow = useEffectEvent((now: ReminderRules) => {
    if (isPending || chosen !== sent.current) return
    sent.current = now
    setChosen(now)
  })
  useEffect(() => follow(rules), [rules])
  const keep = (changes: Partial<ReminderRules>) => setChosen((before) => ({ ...before, ...changes }))
  const days = [...new Set([...quoteDays, chosen.quoteDays])].toSorted((one, other) => one - other)
  return (
    <>
      <Section title={t("reminderRules.which")} description={t("reminderRules.whichAbout")}>
        <div className="ReminderRules">
          {OfferedRule.literals.map((rule) => (
            <Switch
              key={rule}
              isSelected={chosen.on.includes(rule)}
              onChange={(isOn) =>
                keep({ on: OfferedRule.literals.filter((one) => (one === rule ? isOn : chosen.on.includes(one))) })
              }
            >
              {of("reminderRule", rule)}
            </Switch>
          ))}
        </div>
      </Section>
      <Section title={t("reminderRules.how")}>
        <FormGrid columns={2}>
          <Select
            label={t("reminderRules.quoteDays")}
            isRequired
            options={days.map((count) => ({ value: String(count), label: t("reminderRules.days", { count }) }))}
            value={String(chosen.quoteDays)}
            onChange={(count) => {
              if (count !== null) keep({ quoteDays: Number(count) })
            }}
          />
          <Select
            label={t("reminderRules.assignTo")}
            placeholder={t("reminderRules.owner")}
            noneLabel={t("reminderRules.owner")}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen.assignTo}
            onChange={(id) => keep({ assignTo: id as ReminderRules["assignTo"] })}
          />
        </FormGrid>
      </Section>
    </>
  )
}
