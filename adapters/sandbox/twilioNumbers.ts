interface Refusal {
  readonly code: number
  readonly message: string
}

/** Twilio's published test numbers to which sending fails: https://www.twilio.com/docs/iam/test-credentials */
export const refusedTo: Readonly<Record<string, Refusal>> = {
  "+15005550001": { code: 21211, message: "The 'To' number +15005550001 is not a valid phone number." },
  "+15005550002": { code: 21612, message: "The 'To' phone number +15005550002 is not currently reachable." },
  "+15005550003": { code: 21408, message: "Permission to send an SMS has not been enabled for the region." },
  "+15005550004": { code: 21610, message: "Attempt to send to unsubscribed recipient." },
  "+15005550009": { code: 21614, message: "'To' number is not a valid mobile number." }
}

/** The same for senders; sending from +15005550006 succeeds. */
export const refusedFrom: Readonly<Record<string, Refusal>> = {
  "+15005550001": { code: 21212, message: "The 'From' number +15005550001 is not a valid phone number." },
  "+15005550007": { code: 21606, message: "The 'From' phone number is not a valid, SMS-capable phone number." },
  "+15005550008": { code: 21611, message: "This 'From' number has exceeded the maximum number of queued messages." }
}
