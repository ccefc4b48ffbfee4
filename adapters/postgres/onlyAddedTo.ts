/**
 * Tables that the application may add to and read, and never change: what happened stays as it was written.
 */
export const onlyAddedTo = [
  "platform_event",
  "job_change",
  "signature",
  "site_event",
  "sms_consent",
  "credit_note",
  "audit_event",
  "edi_interchange",
  "edi_entry"
]
