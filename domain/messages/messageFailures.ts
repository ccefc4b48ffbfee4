import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** This customer has not agreed to text messages; it is asked for first (trade 1.2). */
export class SmsNotAgreed extends Schema.TaggedError<SmsNotAgreed>()("SmsNotAgreed", {}, { httpApiStatus: 422 }) {}

/** The phone said STOP; only the phone itself can take that back, by START. */
export class SmsStopped extends Schema.TaggedError<SmsStopped>()("SmsStopped", {}, { httpApiStatus: 409 }) {}

/** No text message can reach this number. */
export class PhoneNotTextable extends Schema.TaggedError<PhoneNotTextable>()(
  "PhoneNotTextable",
  {},
  { httpApiStatus: 422 }
) {}

/** That is no e-mail address. */
export class AddressNotReachable extends Schema.TaggedError<AddressNotReachable>()(
  "AddressNotReachable",
  {},
  { httpApiStatus: 422 }
) {}

/** This message does not fit the job's stage: no invoice is sent before there is one. */
export class NothingToSend extends Schema.TaggedError<NothingToSend>()("NothingToSend", {}, { httpApiStatus: 422 }) {}

/** A wording names variables that there are not; `names` lists them. */
export class VariableUnknown extends Schema.TaggedError<VariableUnknown>()(
  "VariableUnknown",
  { names: field(Schema.String, "The names that are unknown.", "{vehicel}") },
  { httpApiStatus: 422 }
) {}
