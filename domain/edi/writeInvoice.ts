import type { StoredPartner } from "./EdiPartner.ts"
import type { EdiFacts } from "./EdiFacts.ts"
import type { PartnerProfile } from "./PartnerProfile.ts"
import { partiesOf, write810 } from "./write810.ts"
import { writeInterchange } from "./writeInterchange.ts"

interface InvoicePaper {
  readonly facts: EdiFacts
  readonly profile: PartnerProfile
}

/** Whether the shop's setup of a partner is complete enough to send to it. */
export const isSetUp = (partner: StoredPartner | undefined): partner is StoredPartner =>
  partner !== undefined && partner.isActive && partner.shopId.trim() !== ""

/**
 * Returns the interchange of one invoice to a partner. Without a control number it is a preview, with zeros in its
 * place.
 */
export const writeInvoice = (
  { facts, profile }: InvoicePaper,
  { isTest, partnerId, shopId }: StoredPartner,
  control: number | undefined,
  now: number
): string => {
  const [day = "", time = ""] = new Date(now).toISOString().split("T")
  return writeInterchange(
    {
      sender: { qualifier: "ZZ", id: shopId },
      receiver: { qualifier: "ZZ", id: partnerId || profile.receiverId },
      control,
      day,
      time: time.slice(0, 5),
      isTest,
      group: "IN",
      kind: "810"
    },
    [write810(facts, profile, partiesOf(facts, profile))]
  )
}
