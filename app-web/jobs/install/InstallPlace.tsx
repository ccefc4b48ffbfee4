import { memo } from "react"
import { Button } from "#ui/Button.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { AddressFields } from "#web/forms/AddressFields.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { addressLine } from "./addressLine.ts"

/**
 * In the shop, at its address; or mobile: at the customer's, or at an address of the job's own that begins as theirs.
 */
export const InstallPlace = memo(
  function InstallPlace({
    open: { form },
    lookups: { customer, location }
  }: {
    readonly open: OpenJob
    readonly lookups: JobLookups
  }) {
    const { t } = useWords()
    const places = useOptions("repairLocation")
    const { repairLocation, address } = form.values.install
    const home = customer?.shippingAddress ?? customer?.billingAddress ?? null
    const isMobile = repairLocation === "mobile"
    const begin = () => {
      const {
        address1 = "",
        address2 = "",
        city = "",
        region = "",
        postalCode = "",
        country = location?.address.country ?? "US"
      } = home ?? {}
      form.set("install.address", { address1, address2, city, region, postalCode, country })
    }
    return (
      <>
        <div className="InstallPlace">
          <SegmentedControl {...form.field("install.repairLocation", t("install.repairLocation"))} options={places} />
          {!isMobile && location !== undefined && (
            <p className="Quiet">
              {location.locationName}: {addressLine(location.address)}
            </p>
          )}
          {isMobile && address === null && (
            <>
              <p className="Quiet">{home === null ? t("install.noAddress") : addressLine(home)}</p>
              <Button size="small" icon="map-pin" onPress={begin}>
                {t(home === null ? "install.giveAddress" : "install.otherAddress")}
              </Button>
            </>
          )}
        </div>
        {isMobile && address !== null && (
          <div className="InstallerRows">
            <AddressFields field={(name, label, naming) => form.field(`install.address.${name}`, label, naming)} />
            <div>
              <Button size="small" variant="quiet" onPress={() => form.set("install.address", null)}>
                {t("install.customersAddress")}
              </Button>
            </div>
          </div>
        )}
      </>
    )
  },
  (before, after) =>
    sameParts(before.open, after.open, ["install.repairLocation", "install.address"]) &&
    before.lookups.customer === after.lookups.customer &&
    before.lookups.location === after.lookups.location
)
