import type { Customer } from "#domain/customers/Customer.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { phoneText } from "#domain/shared/phoneDigits.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { Link } from "#ui/Link.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { OneLine } from "#web/page/OneLine.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import "./CustomerCard.css"

export interface CustomerCardProps {
  readonly name: string
  /** Undefined while it is fetched, and for people who may not see customers. */
  readonly customer: Customer | undefined
  /** Room is kept for what is being fetched. */
  readonly isComing: boolean
  readonly profiles: ReadonlyArray<PricingProfile>
  /** Just chosen: the keyboard goes on from here. */
  readonly takesFocus?: boolean
  readonly onChange?: (() => void) | undefined
}

/** The chosen customer: how to reach them, and what of them decides the price. */
export function CustomerCard({ name, customer, isComing, profiles, takesFocus = false, onChange }: CustomerCardProps) {
  const { t, of } = useWords()
  const { day } = useFormats()
  const profile = profiles.find(({ id }) => id === customer?.pricingProfileId)
  return (
    <div className="CustomerCard">
      <div className="CustomerCardHead">
        <strong className="CustomerCardName">
          {customer === undefined ? (
            name
          ) : (
            <Link isQuiet href={`/customers/${customer.id}/edit`}>
              {name}
            </Link>
          )}
        </strong>
        {customer !== undefined && customer.taxExemptNo !== "" && <Badge tone="info">{t("job.taxExempt")}</Badge>}
        {onChange !== undefined && (
          <Button size="small" autoFocus={takesFocus} onPress={onChange}>
            {t("job.changeCustomer")}
          </Button>
        )}
      </div>
      {isComing && (
        <DefinitionList
          layout="columns"
          items={[t("phoneNumber"), t("emailAddress"), t("job.paymentTerms"), t("job.profile")].map((label) => ({
            label,
            value: <Skeleton widths={["70%"]} height={20} />
          }))}
        />
      )}
      {customer !== undefined && (
        <DefinitionList
          layout="columns"
          items={[
            {
              label: t("phoneNumber"),
              value: customer.phoneNumbers.map(({ phoneNumber }) => (
                <a key={phoneNumber} className="Phone tabular" href={`tel:${phoneNumber}`}>
                  {phoneText(phoneNumber)}
                </a>
              ))
            },
            ...(customer.emailAddress === ""
              ? []
              : [{ label: t("emailAddress"), value: <OneLine text={customer.emailAddress} />, isWide: true }]),
            { label: t("job.paymentTerms"), value: of("paymentTerms", customer.paymentTerms) },
            { label: t("job.profile"), value: profile?.profileName ?? t("none") },
            ...(customer.taxExemptNo === ""
              ? []
              : [
                  {
                    label: t("job.taxExemptNo"),
                    value: [customer.taxExemptNo, day(customer.taxExemptExpirationDate)]
                      .filter((word) => word !== "")
                      .join(" · ")
                  }
                ])
          ]}
        />
      )}
    </div>
  )
}
