import { linesForGlass } from "#domain/estimates/linesForGlass.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { Button } from "#ui/Button.tsx"
import { useFormFields } from "#web/forms/useForm.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { onlyPane, withLines, withoutPane } from "#web/jobs/parts/lines.ts"
import { useEstimateWords } from "#web/jobs/parts/PartsActions.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface SubmittedGlassProps {
  readonly glass: ReadonlyArray<GlassPart>
  /** Whether the VIN was decoded; otherwise no glass could be looked up. */
  readonly hasCar: boolean
  readonly open: OpenJob
  readonly lookups: JobLookups
}

/** The panes that match the customer's answers. One click puts one on the estimate, replacing an existing one. */
export function SubmittedGlass({ glass, hasCar, open, lookups: { profile } }: SubmittedGlassProps) {
  const form = useFormFields(open.form, ["lines"])
  const { t, of } = useWords()
  const words = useEstimateWords()
  const { lines } = form.values
  const pane = onlyPane(lines)
  const take = (part: GlassPart) => {
    if (profile === undefined) return
    const known = new Map(lines.map(({ partNumber, cost }) => [partNumber, cost ?? 0]))
    const added = linesForGlass(part, profile, words, (partNumber) => known.get(partNumber) ?? 0)
    form.set(
      "lines",
      withLines(pane === undefined ? lines : withoutPane(lines), added, () => crypto.randomUUID())
    )
  }
  return (
    <div>
      <h3>{t("fromCustomer.glass")}</h3>
      {glass.length === 0 ? (
        <p className="Quiet">{t(hasCar ? "fromCustomer.noGlass" : "fromCustomer.unknownCar")}</p>
      ) : (
        <>
          {glass.length > 1 && <p>{t("fromCustomer.many", { count: glass.length })}</p>}
          <ul className="FromCustomerGlass">
            {glass.map((part) => {
              const isOn = lines.some(({ partNumber }) => partNumber === part.partNumber)
              return (
                <li key={part.partNumber}>
                  <p>
                    <strong className="tabular">{part.partNumber}</strong>{" "}
                    <span className="Quiet">
                      {part.features.map((feature) => of("glassFeature", feature)).join(", ") || t("glass.plain")}
                    </span>
                  </p>
                  {isOn ? (
                    <p className="Quiet" role="status">
                      {t("fromCustomer.onJob")}
                    </p>
                  ) : (
                    <>
                      <Button
                        size="small"
                        variant={glass.length === 1 ? "primary" : "secondary"}
                        isDisabled={profile === undefined}
                        aria-label={t("fromCustomer.useGlassNamed", { partNumber: part.partNumber })}
                        onPress={() => take(part)}
                      >
                        {t("fromCustomer.useGlass")}
                      </Button>
                      {pane !== undefined && (
                        <p className="FromCustomerOther">
                          {t("fromCustomer.replaces", { partNumber: pane.partNumber })}
                        </p>
                      )}
                    </>
                  )}
                </li>
              )
            })}
          </ul>
          {profile === undefined && <p className="Quiet">{t("fromCustomer.profileFirst")}</p>}
        </>
      )}
    </div>
  )
}
