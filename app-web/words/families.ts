import {
  pageColorNames,
  DefaultJobType,
  OfferedService,
  PagePayment,
  PublicPageState
} from "#domain/public-page/pageChoices.ts"
import { quoteSteps } from "#domain/public-page/quoteTypes.ts"
import type { Schema } from "effect"
import { AuditKind, SignInRefusalReason, SignInMethod } from "#domain/audit/AuditEvent.ts"
import { AuditGroup } from "#domain/audit/AuditSearch.ts"
import {
  AddressType,
  CustomerGrouping,
  CustomerStatus,
  CustomerType,
  PaymentTerms
} from "#domain/customers/Customer.ts"
import { DeclineCode } from "#domain/payments/Card.ts"
import { AdjustmentKind, CardProcessorName, PaymentStatus } from "#domain/payments/Payment.ts"
import { PaymentSource } from "#domain/payments/PaymentSource.ts"
import { PhotoType } from "#domain/job-files/JobFile.ts"
import { LostReason, ReminderRule, ReworkCause, SourceFilter } from "#domain/jobs/jobCodes.ts"
import { JobEventKind, SiteEntryKind } from "#domain/jobs/JobChange.ts"
import { LineKind, LineRule, LineStatus, PartsStatus } from "#domain/estimates/EstimateLine.ts"
import { AnswerFilter, JobGrouping } from "#domain/jobs/JobSearch.ts"
import { GlassOpening, PartPriceKind } from "#domain/pricing-profiles/PartPrice.ts"
import { PaymentState } from "#domain/payments/balance.ts"
import { ReminderKind, ReminderDueFilter } from "#domain/reminders/Reminder.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { CauseOfLoss } from "#domain/jobs/JobDraft.ts"
import { JobType, RepairLocation, TimeFrame } from "#domain/jobs/JobInstall.ts"
import { Skill } from "#domain/people/User.ts"
import { LocationService, LocationStatus } from "#domain/locations/Location.ts"
import { Calibration, GlassFeature, GlassPosition, GlassType, KitKind } from "#domain/nags/GlassPart.ts"
import { NotificationChannel, NotificationKind } from "#domain/notifications/NotificationKind.ts"
import { NoticeKind } from "#domain/messages/CustomerNotices.ts"
import { MessageState, MessageProblem } from "#domain/messages/Message.ts"
import { Channel, MessageTemplate } from "#domain/messages/MessageTemplate.ts"
import { ConsentPlace } from "#domain/messages/SmsConsent.ts"
import { Role } from "#domain/access/Role.ts"
import { ExternalService, ReadOnlyReason } from "#domain/service-state/ServiceState.ts"
import { quotaKinds } from "#domain/quotas/Quota.ts"
import { FileKind } from "#domain/quotas/ShopUsage.ts"
import { LaborType, PricingMethod, PricingType } from "#domain/pricing-profiles/PricingProfile.ts"
import { EdiCreditState } from "#domain/edi/EdiCredit.ts"
import { EdiHistoryEvent, FindingReason } from "#domain/edi/EdiInvoice.ts"
import { EdiTransportKind } from "#domain/edi/EdiPartner.ts"
import { AdjustmentCode } from "#domain/edi/adjustmentCodes.ts"
import { RemittanceFault, RemittanceOutcome } from "#domain/edi/remittanceOutcomes.ts"
import { UnmatchedReason } from "#domain/edi/UnmatchedItem.ts"
import { EdiState } from "#domain/edi/ediStates.ts"
import { ReceivableAge, ReceivableBy } from "#domain/receivables/Receivable.ts"
import { RejectionKind } from "#domain/edi/rejectionHint.ts"
import { EdiFactName } from "#domain/edi/PartnerProfile.ts"
import { PickReason } from "#domain/dispatches/compareDispatch.ts"
import { DeclineReason, DispatchState, MatchedBy } from "#domain/dispatches/Dispatch.ts"
import { PartnerNetwork } from "#domain/insurers/Insurer.ts"
import { TaxType, UnitOfMeasure } from "#domain/products/Product.ts"
import { PhoneType } from "#domain/shared/PhoneNumber.ts"
import { Country, Region } from "#domain/shared/Address.ts"
import { TaxOn } from "#domain/shared/TaxLine.ts"
import { weekdays } from "#domain/shared/WeekHours.ts"
import { PlatformAction } from "#domain/tenants/PlatformEvent.ts"
import { BillingStatus, Edition } from "#domain/tenants/Tenant.ts"

type Named<M> = Exclude<M, "">

/** The members that need a name. "" means "not specified". */
const membersOf = <const L extends ReadonlyArray<string>>({
  literals
}: Schema.Literals<L>): ReadonlyArray<Named<L[number]>> => literals.filter((one): one is Named<L[number]> => one !== "")

/** The only text ids that code may compose: a family and a member of a domain enumeration, such as `stage.quote`. */
export const families = {
  defaultJobType: membersOf(DefaultJobType),
  offeredService: membersOf(OfferedService),
  pageColor: pageColorNames,
  pagePayment: membersOf(PagePayment),
  pageState: membersOf(PublicPageState),
  addressType: membersOf(AddressType),
  answerSought: membersOf(AnswerFilter),
  auditGroup: membersOf(AuditGroup),
  auditKind: membersOf(AuditKind),
  billingStatus: membersOf(BillingStatus),
  calibration: membersOf(Calibration),
  causeOfLoss: membersOf(CauseOfLoss),
  channel: membersOf(Channel),
  consentPlace: membersOf(ConsentPlace),
  country: membersOf(Country),
  customerGroup: membersOf(CustomerGrouping),
  customerType: membersOf(CustomerType),
  declineReason: membersOf(DeclineReason),
  dispatchMatch: membersOf(MatchedBy),
  dispatchState: membersOf(DispatchState),
  dispatchWhy: membersOf(PickReason),
  declineCode: membersOf(DeclineCode),
  edition: membersOf(Edition),
  fileKind: membersOf(FileKind),
  glassFeature: membersOf(GlassFeature),
  glassPosition: membersOf(GlassPosition),
  glassType: membersOf(GlassType),
  jobEvent: membersOf(JobEventKind),
  jobGroup: membersOf(JobGrouping),
  jobSource: membersOf(SourceFilter),
  jobType: membersOf(JobType),
  kitKind: membersOf(KitKind),
  laborType: membersOf(LaborType),
  lineKind: membersOf(LineKind),
  lineRule: membersOf(LineRule),
  lineStatus: membersOf(LineStatus),
  locationService: membersOf(LocationService),
  skill: membersOf(Skill),
  customerStatus: membersOf(CustomerStatus),
  adjustmentKind: membersOf(AdjustmentKind),
  adjustmentHint: membersOf(AdjustmentKind),
  cardProcessor: membersOf(CardProcessorName),
  lostReason: membersOf(LostReason),
  reworkCause: membersOf(ReworkCause),
  locationStatus: membersOf(LocationStatus),
  notice: [...NoticeKind.literals, "quote"],
  quoteStep: quoteSteps,
  noticeHint: membersOf(NoticeKind),
  notificationKind: membersOf(NotificationKind),
  notificationChannel: membersOf(NotificationChannel),
  messageState: membersOf(MessageState),
  messageTemplate: membersOf(MessageTemplate),
  messageTrouble: membersOf(MessageProblem),
  partnerNetwork: membersOf(PartnerNetwork),
  ediState: membersOf(EdiState),
  ediCreditState: membersOf(EdiCreditState),
  ediHappening: membersOf(EdiHistoryEvent),
  ediField: [...EdiFactName.literals, "lines", "total"],
  ediReason: membersOf(FindingReason),
  receivableBy: membersOf(ReceivableBy),
  receivableAge: membersOf(ReceivableAge),
  ediParty: ["SE", "BT", "IL", "ST"],
  adjustmentCode: membersOf(AdjustmentCode),
  remittanceFault: membersOf(RemittanceFault),
  remittanceOutcome: membersOf(RemittanceOutcome),
  strayReason: membersOf(UnmatchedReason),
  strayState: ["waiting", "settled"],
  ediHint: membersOf(RejectionKind),
  ediReach: ["noAddress", "notAllowed", "unreachable", "signIn", "hostKey", "refused"],
  dispatchTrouble: ["noAddress", "notAllowed", "unreachable", "signIn", "hostKey", "refused"],
  ediTransport: membersOf(EdiTransportKind),
  reminderKind: membersOf(ReminderKind),
  reminderRule: membersOf(ReminderRule),
  siteDeed: membersOf(SiteEntryKind),
  reminderWhen: membersOf(ReminderDueFilter),
  partsStatus: membersOf(PartsStatus),
  glassOpening: membersOf(GlassOpening),
  partPriceKind: membersOf(PartPriceKind),
  paymentSource: membersOf(PaymentSource),
  paymentState: membersOf(PaymentState),
  paymentStatus: membersOf(PaymentStatus),
  paymentTerms: membersOf(PaymentTerms),
  phoneType: membersOf(PhoneType),
  photoType: membersOf(PhotoType),
  platformDeed: membersOf(PlatformAction),
  pricingMethod: membersOf(PricingMethod),
  pricingType: membersOf(PricingType),
  missing: membersOf(ExternalService),
  missingInstead: membersOf(ExternalService),
  quotaKind: quotaKinds,
  quotaMeans: quotaKinds,
  readOnly: membersOf(ReadOnlyReason),
  refusedBecause: membersOf(SignInRefusalReason),
  region: membersOf(Region),
  repairLocation: membersOf(RepairLocation),
  role: membersOf(Role),
  roleAbout: membersOf(Role),
  signInMethod: membersOf(SignInMethod),
  stage: membersOf(Stage),
  taxOn: membersOf(TaxOn),
  taxType: membersOf(TaxType),
  tenantLimit: quotaKinds,
  timeFrame: membersOf(TimeFrame),
  unitOfMeasure: membersOf(UnitOfMeasure),
  weekday: weekdays
} as const

export type Family = keyof typeof families
export type Member<F extends Family> = (typeof families)[F][number]
