/** Excludes react-aria's announcer from axe: it names a pending button for some seconds after the button is gone. */
export const excludeAnnouncer = { context: { exclude: ["[data-live-announcer]"] } }
