/** Formats an instant for calendars: `20261124T150000Z`. */
const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, "")
const escaped = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\n/g, "\\n")

/** An appointment as a calendar file (RFC 5545); times in milliseconds UTC. */
export const calendarFile = (event: {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly title: string
  readonly place: string
  readonly text: string
}): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Frit//Quote//EN",
    "BEGIN:VEVENT",
    `UID:${event.id}@frit`,
    `DTSTAMP:${stamp(Date.now())}`,
    `DTSTART:${stamp(event.from)}`,
    `DTEND:${stamp(event.to)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    ""
  ].join("\r\n")

/** A calendar file as the URL of a download link. */
export const calendarAddress = (
  token: string,
  { from, to, address }: { readonly from: number; readonly to: number; readonly address: string },
  title: string,
  text: string
): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(
    calendarFile({ id: token.slice(0, 12), from, to, title, place: address, text })
  )}`
