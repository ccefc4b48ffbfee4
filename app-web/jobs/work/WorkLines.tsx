import type { JobWork } from "#domain/jobs/JobWork.ts"
import { JobWorkDraft } from "#domain/jobs/jobWorkApi.ts"
import { Button } from "#ui/Button.tsx"
import { DateField } from "#ui/DateField.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { LineStatus } from "#domain/estimates/EstimateLine.ts"
import { useLineText } from "#web/jobs/parts/useLineText.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

export interface WorkLinesProps {
  readonly job: JobWork
  readonly form: Form<typeof JobWorkDraft>
  readonly isLocked: boolean
}

/** Work is done; the other lines are put in. */
const isPut = ({ kind }: JobWork["lines"][number]) =>
  kind !== "labor" && kind !== "calibration" && kind !== "fee" && kind !== "repair"

/** What goes in, and where each piece is: DOT number of the glass, lot and expiry of the adhesive. */
export function WorkLines({ job: { lines }, form, isLocked }: WorkLinesProps) {
  const { t, of } = useWords()
  const { quantity } = useFormats()
  const textOf = useLineText()
  const { values, set } = form
  const put = new Set<string>(lines.filter(isPut).map(({ id }) => id))
  const allIn = () =>
    set(
      "lines",
      values.lines.map((line) => (put.has(line.id) ? { ...line, status: "installed" as const } : line))
    )
  const statuses = LineStatus.literals.map((value) => ({ value, label: of("lineStatus", value) }))
  return (
    <div className="WorkLines">
      <ul>
        {lines.map((line) => {
          const at = values.lines.findIndex(({ id }) => id === line.id)
          const name = textOf(line.description) || of("lineKind", line.kind)
          return (
            <li key={line.id} className="WorkLine">
              <p className="WorkLineName">
                <strong>{name}</strong>{" "}
                <span className="Quiet tabular">
                  {[line.partNumber, `× ${quantity(line.quantity)}`].filter((text) => text !== "").join(" ")}
                </span>
              </p>
              {isPut(line) && at !== -1 && (
                <div className="WorkLineFields">
                  <Select
                    {...form.field(`lines.${at}.status`, t("line.status"))}
                    onChange={(status) => {
                      if (status !== null) set(`lines.${at}.status`, status)
                    }}
                    options={statuses}
                    isDisabled={isLocked}
                  />
                  {line.kind === "glass" && (
                    <TextField
                      {...form.field(`lines.${at}.dotNumber`, t("line.dotNumber"))}
                      autoComplete="off"
                      isReadOnly={isLocked}
                    />
                  )}
                  {line.kind === "kit" && (
                    <>
                      <TextField
                        {...form.field(`lines.${at}.adhesiveManufacturer`, t("line.adhesiveManufacturer"))}
                        autoComplete="off"
                        isReadOnly={isLocked}
                      />
                      <TextField
                        {...form.field(`lines.${at}.adhesiveLot`, t("line.adhesiveLot"))}
                        autoComplete="off"
                        isReadOnly={isLocked}
                      />
                      <DateField
                        {...form.field(`lines.${at}.adhesiveExpiry`, t("line.adhesiveExpiry"))}
                        isReadOnly={isLocked}
                      />
                    </>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {!isLocked && put.size > 0 && (
        <Button icon="check" onPress={allIn}>
          {t("work.allInstalled")}
        </Button>
      )}
    </div>
  )
}
