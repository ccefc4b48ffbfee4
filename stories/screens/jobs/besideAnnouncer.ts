/**
 * axe leaves out react-aria's announcer: it keeps what it said about a waiting button for some seconds after the button
 * is gone.
 */
export const besideAnnouncer = { context: { exclude: ["[data-live-announcer]"] } }
