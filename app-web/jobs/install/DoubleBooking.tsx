import { collide } from "#domain/jobs/JobInstall.ts"
import type { InstallerBooked } from "#domain/jobs/jobFailures.ts"
import { Button } from "#ui/Button.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { useOtherJobs } from "./AlsoBusy.tsx"
import "./DoubleBooking.css"

/**
 * The other job that refused an installer's hours, as a message id for a field: at the row itself, or at the day that
 * is chosen for the whole job.
 */
export const bookedMessage = (
  id: "install.booked" | "install.bookedThatDay",
  { number, start, end }: Pick<InstallerBooked, "number" | "start" | "end">,
  clock: (time: string) => string
) => `${id}:${number}:${clock(start)}–${clock(end)}`

/**
 * Books an installer who is on another job then all the same, for a reason that is kept; offered where there is an
 * overlap.
 */
export function DoubleBooking({ open: { form, job }, at }: { readonly open: OpenJob; readonly at: number }) {
  const { t } = useWords()
  const { date, installers } = form.values.install
  const row = installers[at]!
  const others = useOtherJobs({ row, day: date, jobId: job?.id })
  const change = (overlapReason: string | undefined) => {
    const { overlapReason: _, ...rest } = row
    form.set("install.installers", installers.with(at, overlapReason === undefined ? rest : { ...rest, overlapReason }))
  }
  const path = `install.installers.${at}.overlapReason` as const
  if (row.overlapReason !== undefined) {
    const { errorMessage, label, name, onBlur } = form.field(path, t("install.overlapReason"))
    return (
      <div className="DoubleBooking">
        <TextField
          {...{ errorMessage, label, name, onBlur }}
          value={row.overlapReason}
          onChange={change}
          description={t("install.overlapHint")}
          isRequired
          autoFocus={row.overlapReason === ""}
          autoComplete="off"
        />
        <Button size="small" variant="quiet" onPress={() => change(undefined)}>
          {t("install.noOverlap")}
        </Button>
      </div>
    )
  }
  const isRefused =
    form.errors[`install.installers.${at}.start`]?.some((message) => message.startsWith("install.booked")) === true
  if (!isRefused && !others.some((other) => collide(row, other))) return null
  return (
    <div className="DoubleBooking">
      <Button size="small" onPress={() => change("")}>
        {t("install.bookAnyway")}
      </Button>
    </div>
  )
}
